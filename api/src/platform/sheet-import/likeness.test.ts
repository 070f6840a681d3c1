import fc from 'fast-check';
import { alikeFinder, likenessInFile } from './likeness';
import type { Key } from './subject';

const FIELDS = ['coc_number', 'email', 'name'];

const someKeys = fc.uniqueArray(
  fc.record({ field: fc.constantFrom(...FIELDS), text: fc.constantFrom('a', 'b') }),
  { selector: ({ field, text }) => field + text, maxLength: 4 },
);

/** How much two have in common: each field counts more than all after it. */
function weight(these: readonly Key[], others: readonly Key[]): number {
  const firstOf = (keys: readonly Key[]) => keys.find(({ field }) => field === FIELDS[0])?.text;
  const [a, b] = [firstOf(these), firstOf(others)];
  if (a !== undefined && b !== undefined && a !== b) return 0;
  const isShared = (field: string) =>
    these.some(
      (key) => key.field === field && others.some((o) => o.field === field && o.text === key.text),
    );
  return FIELDS.reduce((sum, field, at) => sum + (isShared(field) ? 2 ** -at : 0), 0);
}

it('finds all that have most in common with a row, a field counting more than those after it', () => {
  fc.assert(
    fc.property(someKeys, fc.array(someKeys, { maxLength: 5 }), (keys, stored) => {
      const alike = stored.map((theirs, id) => ({ id, name: '', keys: theirs }));
      const weights = alike.map((one) => weight(keys, one.keys));
      const most = Math.max(...weights);
      const expected = alike.filter(({ id }) => most > 0 && weights[id] === most);
      const found = alikeFinder(alike, FIELDS)(keys);
      expect(new Set(found)).toEqual(new Set(expected));
    }),
  );
});

it('names the first few of thousands that are all alike, without weighing each for each row', () => {
  const keys = [{ field: 'name', text: 'a' }];
  let looks = 0;
  const alike = Array.from({ length: 5000 }, (_, id) => ({
    ...{ id, name: '' },
    get keys() {
      looks += 1;
      return keys;
    },
  }));
  const find = alikeFinder(alike, FIELDS);
  looks = 0;
  expect(find(keys).map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(looks).toBeLessThan(100);
});

describe('of thousands that share a name and differ in what sets them apart', () => {
  const COUNT = 3000;
  let looks = 0;
  const looked = (keys: readonly Key[]): readonly Key[] =>
    keys.map(({ field, text }) => ({
      get field() {
        looks += 1;
        return field;
      },
      text,
    }));
  const numbered = (number: number) =>
    looked([
      { field: 'coc_number', text: String(number) },
      { field: 'name', text: 'a' },
    ]);
  beforeEach(() => {
    looks = 0;
  });

  it('does not look at all for each row, of what is stored', () => {
    const stored = Array.from({ length: COUNT }, (_, id) => ({ id, name: '', keys: numbered(id) }));
    const find = alikeFinder(stored, FIELDS);
    for (let row = 0; row < COUNT; row++) expect(find(numbered(COUNT + row))).toEqual([]);
    expect(looks).toBeLessThan(100 * COUNT);
  });

  it('nor for rows that have a name of some and an address of others', () => {
    const [name, email] = [
      { field: 'name', text: 'a' },
      { field: 'email', text: 'b' },
    ];
    const stored = Array.from({ length: COUNT }, (_, id) => ({
      ...{ id, name: '' },
      keys: looked([id % 2 ? name : email]),
    }));
    const find = alikeFinder(stored, FIELDS);
    for (let row = 0; row < COUNT; row++)
      expect(find([{ field: 'coc_number', text: String(row) }, name, email])).toHaveLength(6);
    expect(looks).toBeLessThan(100 * COUNT);
  });

  it('nor of the rows before it', () => {
    const rows = likenessInFile(FIELDS);
    for (let row = 0; row < COUNT; row++) {
      expect(rows.earlier(numbered(row))).toBeUndefined();
      rows.remember(row, numbered(row));
    }
    expect(looks).toBeLessThan(100 * COUNT);
  });
});

it('finds the first row of a file that has a key in common and does not differ in the first field', () => {
  fc.assert(
    fc.property(fc.array(someKeys, { maxLength: 8 }), (rows) => {
      const before = likenessInFile(FIELDS);
      for (const [row, keys] of rows.entries()) {
        const shares = (key: Key) => (others: readonly Key[]) =>
          weight(keys, others) > 0 &&
          others.some((o) => o.field === key.field && o.text === key.text);
        const key = keys.find((one) => rows.slice(0, row).some(shares(one)));
        const expected = key && { row: rows.slice(0, row).findIndex(shares(key)), key };
        expect(before.earlier(keys)).toEqual(expected);
        before.remember(row, keys);
      }
    }),
  );
});
