import { inTwoLines } from './in-two-lines';

describe('the name of a customer beside a chart', () => {
  it.each([
    ['Hotel De Oosthaven', 'Hotel De Oosthaven'],
    ['Voetbalvereniging De Kanaries', 'Voetbalvereniging De\nKanaries'],
    [
      'Stichting Samenwerkende Zorginstellingen Groene Hart',
      'Stichting Samenwerkende\nZorginstellingen Groene…',
    ],
    ['Hottentottententententoonstelling', 'Hottentottentententento…'],
  ])('of %s is %j', (name, shown) => {
    expect(inTwoLines(name, 24)).toBe(shown);
  });
});
