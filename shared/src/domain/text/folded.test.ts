import { folded } from './folded';

describe('a text as it is searched', () => {
  it.each([
    ['Café', 'cafe'],
    ['Cafe\u0301', 'cafe'],
    ['CAFÉ Noé', 'cafe noe'],
    ['Coöperatie Ĳssel', 'cooperatie ĳssel'],
    ['Søren Łódź', 'søren łodz'],
    ['100% €', '100% €'],
  ])('%s has neither capitals nor accents', (text, expected) => {
    expect(folded(text)).toBe(expected);
  });
});
