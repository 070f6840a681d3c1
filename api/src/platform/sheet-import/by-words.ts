import { plainWord } from './plain-word';
import type { CellRead, FieldOf, Row } from './subject';

/** Values that stand in a file by a word. */
export type ByWord<V> = {
  wordOf: (value: V) => string;
  /** Case, accents and spaces do not matter; `undefined` for no such word. */
  meaningOf: (text: string) => V | undefined;
  /** Which words there are. */
  problem: string;
};

/** Of each value the word that is written, and others that are understood. */
export const byWords = <V>(
  words: readonly (readonly [V, string, ...string[]])[],
): Omit<ByWord<V>, 'problem'> => {
  const values = new Map(
    words.flatMap(([value, ...names]) => names.map((name) => [plainWord(name), value] as const)),
  );
  return {
    wordOf: (value) => words.find(([of]) => of === value)?.[1] ?? String(value),
    meaningOf: (text) => values.get(plainWord(text)),
  };
};

/** How a column is written and read that takes one of some words. */
export const choice = <R extends Row, F extends FieldOf<R>>(
  field: F,
  { wordOf, meaningOf, problem }: ByWord<R[F]>,
) => ({
  written: (row: R) => wordOf(row[field]),
  read: (text: string): CellRead<R> => {
    if (text === '') return {};
    const value = meaningOf(text);
    return value === undefined ? { problem } : ({ [field]: value } as unknown as Partial<R>); // a key that is computed has no type of its own
  },
});
