import type { Alike, Key } from './subject';

/** Finds what has most in common with some keys: one, or several that have as much. */
export function alikeFinder(alike: readonly Alike[], keyFields: readonly string[]) {
  const byKey = grouped(alike);
  return (keys: readonly Key[]): Alike[] => {
    const shared = new Map<Alike, Set<string>>();
    for (const key of keys)
      for (const one of byKey.get(named(key)) ?? [])
        if (!contradict(keys, one.keys, keyFields))
          shared.set(one, (shared.get(one) ?? new Set()).add(key.field));
    const weighed = [...shared].map(([one, fields]) => ({
      one,
      weight: weight(fields, keyFields),
    }));
    const most = Math.max(0, ...weighed.map((each) => each.weight));
    return weighed.filter((each) => each.weight === most).map(({ one }) => one);
  };
}

/** An earlier row of the file, and what is the same in it. */
type Earlier = { row: number; key: Key };

export type LikenessInFile = {
  earlier: (keys: readonly Key[]) => Earlier | undefined;
  remember: (row: number, keys: readonly Key[]) => void;
};

/** Rows of a file by their keys. */
export function likenessInFile(keyFields: readonly string[]): LikenessInFile {
  const byKey = new Map<string, { row: number; keys: readonly Key[] }[]>();
  return {
    earlier(keys) {
      for (const key of keys) {
        const found = byKey.get(named(key))?.find((one) => !contradict(keys, one.keys, keyFields));
        if (found) return { row: found.row, key };
      }
      return undefined;
    },
    remember(row, keys) {
      for (const key of keys) {
        const there = byKey.get(named(key));
        if (there) there.push({ row, keys });
        else byKey.set(named(key), [{ row, keys }]);
      }
    },
  };
}

/** The first key that both have. */
export const sharedKey = (keys: readonly Key[], others: readonly Key[]): Key | undefined => {
  const there = new Set(others.map(named));
  return keys.find((key) => there.has(named(key)));
};

function grouped(alike: readonly Alike[]): ReadonlyMap<string, Alike[]> {
  const byKey = new Map<string, Alike[]>();
  for (const one of alike)
    for (const key of one.keys) {
      const there = byKey.get(named(key));
      if (there) there.push(one);
      else byKey.set(named(key), [one]);
    }
  return byKey;
}

/** Each field weighs more than all that come after it. */
const weight = (shared: ReadonlySet<string>, keyFields: readonly string[]) =>
  keyFields.reduce((sum, field, at) => sum + (shared.has(field) ? 2 ** -at : 0), 0);

/** Whether both have the field that says most, and differ in it. */
function contradict(one: readonly Key[], other: readonly Key[], [first]: readonly string[]) {
  const textIn = (keys: readonly Key[]) => keys.find(({ field }) => field === first)?.text;
  const [a, b] = [textIn(one), textIn(other)];
  return a !== undefined && b !== undefined && a !== b;
}

const named = ({ field, text }: Key) => `${field} ${text}`;
