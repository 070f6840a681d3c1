import type { Alike, Key } from './subject';

/** Of more than these it is not told which they are. */
const ENOUGH = 6;

/** Finds what has most in common with some keys: one, or the first few that have as much. */
export function alikeFinder(alike: readonly Alike[], keyFields: readonly string[]) {
  const byKey = grouped(alike);
  const having = ([first, ...others]: readonly Key[]): readonly Alike[] => {
    const those = (first && byKey.get(named(first))) ?? [];
    return others.length === 0 ? those : [...those, ...having(others)];
  };

  return (keys: readonly Key[]): readonly Alike[] => {
    /** Those that have one key of each group, looked for among whom the fewest are to be looked at. */
    const sharing = (groups: readonly Key[][]) => {
      const fewest = groups.map(having).reduce((a, b) => (b.length < a.length ? b : a));
      const found = new Set<Alike>();
      for (const one of fewest) {
        const hasAll = groups.every((group) => group.some((key) => has(one, key)));
        if (hasAll && !contradict(keys, one.keys, keyFields)) found.add(one);
        if (found.size === ENOUGH) break;
      }
      return [...found];
    };
    let most: readonly Alike[] = [];
    let shared: readonly Key[][] = [];
    // Each field says more than all that come after it: those only choose among who has it.
    for (const field of keyFields) {
      const groups = [...shared, keys.filter((key) => key.field === field)];
      const narrowed = sharing(groups);
      if (narrowed.length === 0) continue;
      most = narrowed;
      shared = groups;
    }
    return most;
  };
}

const has = (one: Alike, { field, text }: Key) =>
  one.keys.some((key) => key.field === field && key.text === text);

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

/** Whether both have the field that says most, and differ in it. */
function contradict(one: readonly Key[], other: readonly Key[], [first]: readonly string[]) {
  const textIn = (keys: readonly Key[]) => keys.find(({ field }) => field === first)?.text;
  const [a, b] = [textIn(one), textIn(other)];
  return a !== undefined && b !== undefined && a !== b;
}

const named = ({ field, text }: Key) => `${field} ${text}`;
