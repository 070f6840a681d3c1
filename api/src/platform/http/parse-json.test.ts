import fc from 'fast-check';
import { parseJson } from './parse-json';

const read = (text: string) => parseJson(Buffer.from(text));

it('reads what JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 8 }), (text) => {
      expect(read(text)).toEqual(JSON.parse(text));
    }),
  );
});

it('never reads what JSON.parse does not', () => {
  const pieces = fc.constantFrom('"', '\\', '\\"', '{', '}', '[', ']', ':', ',', '1', 'a', ' ');
  fc.assert(
    fc.property(fc.array(pieces), (written) => {
      const text = written.join('') || '1';
      const ours = attempt(() => read(text));
      expect([REFUSED, attempt(() => JSON.parse(text))]).toContainEqual(ours);
    }),
    { numRuns: 500 },
  );
});

const REFUSED = 'refused';
function attempt(work: () => unknown): unknown {
  try {
    return work();
  } catch {
    return REFUSED;
  }
}

const objectOf = (keys: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, i) => [`k${i}`, i])));
const rowsOf = (rows: number) =>
  JSON.stringify(Array.from({ length: rows }, () => ({ a: 1, b: 2 })));

it('reads as many keys, items and levels as the largest form has, and refuses more', () => {
  const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  const items = (count: number) => JSON.stringify(Array(count).fill(1));
  for (const text of [objectOf(200), rowsOf(50_000), items(100_001), deep(32)])
    expect(() => read(text)).not.toThrow();
  for (const text of [objectOf(201), rowsOf(50_001), items(100_002), deep(33), '{"a":'.repeat(33)])
    expect(() => read(text)).toThrow('Het verzoek kan niet worden gelezen');
});

it('sees a key twice however it is written', () => {
  expect(() => read('{"a":1,"\\u0061":2}')).toThrow();
  expect(read('[{"a":1},{"a":{"a":2}}]')).toEqual([{ a: 1 }, { a: { a: 2 } }]);
});

// Five million steps take a moment; five million for each of them would never end.
it.each([
  ['a string that does not end', (n: number) => `"${'\\"'.repeat(n)}`],
  ['many strings', (n: number) => '"'.repeat(n)],
  ['brackets that do not close', (n: number) => '{"'.repeat(n)],
  ['keys without an end', (n: number) => `{${'"a\\":'.repeat(n)}`],
])('takes time in proportion to the length of %s', (_what, text) => {
  expect(() => read(text(5_000_000))).toThrow();
});
