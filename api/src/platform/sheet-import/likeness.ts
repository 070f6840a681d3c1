import type { Alike, Key } from './subject';

/** Of more than these it is not told which they are. */
const ENOUGH = 6;

type Finder = (keys: readonly Key[]) => readonly Alike[];

/**
 * Finds what has most in common with some keys: one, or the first few that have as much. Those in which the first field
 * differs are never the same, so that one is looked for among who has it as well, else among who has none.
 */
export function alikeFinder(alike: readonly Alike[], keyFields: readonly string[]): Finder {
  const [first] = keyFields;
  const all = finderAmong(alike, keyFields);
  const without = finderAmong(
    alike.filter(({ keys }) => textOf(first, keys) === undefined),
    keyFields,
  );
  const having = groupedBy(alike, ({ keys }) => textOf(first, keys) ?? []);
  const among = new Map<string, Finder>();
  return (keys) => {
    const text = textOf(first, keys);
    if (text === undefined) return all(keys);
    const those = having.get(text);
    if (!those) return without(keys);
    const find = among.get(text) ?? finderAmong(those, keyFields);
    among.set(text, find);
    return find(keys);
  };
}

/** The same among those that differ in nothing that sets them apart. What is asked again is not looked for again. */
function finderAmong(alike: readonly Alike[], keyFields: readonly string[]): Finder {
  const byKey = groupedBy(alike, ({ keys }) => keys.map(named));
  const answers = new Map<string, readonly Alike[]>();
  const having = ([first, ...others]: readonly Key[]): readonly Alike[] => {
    const those = (first && byKey.get(named(first))) ?? [];
    return others.length === 0 ? those : [...those, ...having(others)];
  };
  /** Those that have one key of each group, looked for among whom the fewest are to be looked at. */
  const sharing = (groups: readonly Key[][]) => {
    const fewest = groups.map(having).reduce((a, b) => (b.length < a.length ? b : a));
    const found = new Set<Alike>();
    for (const one of fewest) {
      if (groups.every((group) => group.some((key) => has(one, key)))) found.add(one);
      if (found.size === ENOUGH) break;
    }
    return [...found];
  };
  const find = (keys: readonly Key[]) => {
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
  return (keys) => {
    // Of the others nobody here has any.
    const asked = keys.filter((key) => byKey.has(named(key)));
    const question = JSON.stringify(asked);
    const answer = answers.get(question) ?? find(asked);
    answers.set(question, answer);
    return answer;
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

/** Rows of a file by their keys; as with {@link alikeFinder} never one in which the first field differs. */
export function likenessInFile([first]: readonly string[]): LikenessInFile {
  /** By key, and then by what stands in the first field or that nothing does, the first row. */
  const rowsOf = new Map<string, Map<string | undefined, number>>();
  return {
    earlier(keys) {
      const text = textOf(first, keys);
      for (const key of keys) {
        const rows = rowsOf.get(named(key));
        const [any] = text === undefined ? (rows?.values() ?? []) : [];
        const [row] = [any, rows?.get(text), rows?.get(undefined)]
          .filter((row) => row !== undefined)
          .sort((a, b) => a - b);
        if (row !== undefined) return { row, key };
      }
      return undefined;
    },
    remember(row, keys) {
      const text = textOf(first, keys);
      for (const key of keys) {
        const rows = rowsOf.get(named(key)) ?? new Map();
        if (!rows.has(text)) rows.set(text, row);
        rowsOf.set(named(key), rows);
      }
    },
  };
}

/** The first key that both have. */
export const sharedKey = (keys: readonly Key[], others: readonly Key[]): Key | undefined => {
  const there = new Set(others.map(named));
  return keys.find((key) => there.has(named(key)));
};

function groupedBy(
  alike: readonly Alike[],
  namesOf: (one: Alike) => string | readonly string[],
): ReadonlyMap<string, Alike[]> {
  const groups = new Map<string, Alike[]>();
  for (const one of alike)
    for (const name of [namesOf(one)].flat()) {
      const there = groups.get(name);
      if (there) there.push(one);
      else groups.set(name, [one]);
    }
  return groups;
}

const textOf = (field: string | undefined, keys: readonly Key[]) =>
  keys.find((key) => key.field === field)?.text;

const named = ({ field, text }: Key) => `${field} ${text}`;
