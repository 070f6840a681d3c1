import fc from 'fast-check';
import { alikeFinder } from './likeness';
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
