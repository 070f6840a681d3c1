import { keepStanding } from './keep-standing';
import type { PaletteGroup } from './palette-row';

const group = (title: string, ...ids: string[]): PaletteGroup => ({
  title,
  rows: ids.map((id) => ({ id, title: id, leadsTo: '/' })),
});

const shownAs = (groups: readonly PaletteGroup[]) =>
  groups.map(({ title, rows }) => `${title}: ${rows.map(({ id }) => id).join(' ')}`);

describe('what stands in the palette once more is known', () => {
  it.each([
    ['nothing was there', [], 1, ['Klanten: a b', 'Facturen: f']],
    [
      'the first stays, of a kind that comes first',
      [group('Klanten', 'b')],
      1,
      ['Klanten: b a', 'Facturen: f'],
    ],
    [
      'the first stays, of a kind that comes last',
      [group('Facturen', 'f')],
      1,
      ['Facturen: f', 'Klanten: a b'],
    ],
    [
      'what is new of a kind above stands below, under its title once more',
      [group('Klanten', 'a'), group('Facturen', 'f')],
      2,
      ['Klanten: a', 'Facturen: f', 'Klanten: b'],
    ],
    [
      'what the server has no more goes',
      [group('Klanten', 'a', 'gone')],
      1,
      ['Klanten: a b', 'Facturen: f'],
    ],
    [
      'but not from under the hand',
      [group('Klanten', 'a', 'gone')],
      2,
      ['Klanten: a gone b', 'Facturen: f'],
    ],
  ])('%s', (_, shown, count, expected) => {
    const known = [group('Acties'), group('Klanten', 'a', 'b'), group('Facturen', 'f')];
    expect(shownAs(keepStanding(shown, known, count))).toEqual(expected);
  });
});
