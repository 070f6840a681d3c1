import { type Relative, sharesPages } from './shares-pages';

const COMPANY = { relation_id: 1, file_name: 'bon.pdf', is_there: true };
const scan = (id: number, amount_pages: number): Relative => ({
  ...{ ...COMPANY, id, amount_pages },
  sources: [],
});
const cut = (id: number, source: number, pages: number[]): Relative => ({
  ...{ ...COMPANY, id, amount_pages: pages.length },
  sources: [{ id: source, kind: 'cut', pages }],
});
const merged = (id: number, sources: number[], amount_pages: number): Relative => ({
  ...{ ...COMPANY, id, amount_pages },
  sources: sources.map((source) => ({ id: source, kind: 'merge', pages: null })),
});
const moved = (id: number, source: Relative): Relative => ({
  ...{ ...source, id, relation_id: 2 },
  sources: [{ id: source.id, kind: 'move', pages: null }],
});

const CASES: [string, boolean, Relative[], number, number][] = [
  ['parts of one cut', false, [scan(1, 3), cut(2, 1, [3, 1]), cut(3, 1, [2])], 2, 3],
  ['parts of two cuts', true, [scan(1, 3), cut(2, 1, [3, 1]), cut(3, 1, [1, 2])], 2, 3],
  ['parts of two cuts, of other pages', false, [scan(1, 3), cut(2, 1, [3]), cut(3, 1, [1])], 2, 3],
  [
    'a part of a part, which has its pages in their order',
    true,
    [scan(1, 3), cut(2, 1, [3, 1]), cut(3, 2, [2]), cut(4, 1, [1])],
    ...([3, 4] as const),
  ],
  [
    'a part of a part, and another page of the whole',
    false,
    [scan(1, 3), cut(2, 1, [3, 1]), cut(3, 2, [2]), cut(4, 1, [3])],
    ...([3, 4] as const),
  ],
  ['a source', true, [scan(1, 2), cut(2, 1, [2]), cut(3, 1, [1])], 2, 1],
  [
    'a source at one remove',
    true,
    [scan(1, 1), scan(2, 1), merged(3, [1, 2], 2), cut(4, 3, [1])],
    ...([4, 1] as const),
  ],
  [
    'parts of what was merged',
    false,
    [scan(1, 1), scan(2, 1), merged(3, [1, 2], 2), cut(4, 3, [1]), cut(5, 3, [2])],
    ...([4, 5] as const),
  ],
  [
    'a part of one of the merged',
    true,
    [scan(1, 2), scan(2, 1), merged(3, [1, 2], 3), cut(4, 1, [2])],
    ...([3, 4] as const),
  ],
  ['what was merged with it', false, [scan(1, 1), scan(2, 1), merged(3, [1, 2], 2)], 1, 2],
  ['what it was moved from', true, [scan(1, 2), moved(2, scan(1, 2)), cut(3, 2, [2])], 3, 1],
  ['one without pages', true, [scan(1, 0), moved(2, scan(1, 0))], 1, 2],
];

it.each(CASES)('%s: %s', (_, shares, family, one, other) => {
  expect(sharesPages(family, one, other)).toBe(shares);
  expect(sharesPages(family, other, one)).toBe(shares);
});
