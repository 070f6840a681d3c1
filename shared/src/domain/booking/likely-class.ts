/** What was booked alike: so many lines, and in how many of them each of the words stands that are looked for. */
export type BookedAlike = { lines: number; with_word: readonly number[] };

/** Fewer lines say nothing. */
const FEWEST_LINES = 20;
/** How likely it has to be, beside all others. */
const LEAST = 0.8;

/**
 * On which of what was booked a line with these words is likely to be booked as well, and by which words: those that stand
 * more often there than elsewhere. Null when it is too unlike the others, or too little was booked.
 *
 * Source: naive Bayes over whether a word stands in a line, with a half added to each count (Krichevsky–Trofimov).
 */
export function likelyClass<Class extends BookedAlike>(
  classes: readonly Class[],
): { booked: Class; words: number[] } | null {
  const all = classes.reduce((sum, { lines }) => sum + lines, 0);
  if (all < FEWEST_LINES) return null;
  const total = (word: number) =>
    classes.reduce((sum, { with_word }) => sum + (with_word[word] ?? 0), 0);
  const scores = classes.map(({ lines, with_word }) =>
    with_word.reduce(
      // A word that stands nowhere tells nothing apart.
      (score, count, word) => (total(word) === 0 ? score : score * ((count + 0.5) / (lines + 1))),
      lines / all,
    ),
  );
  const sum = scores.reduce((a, b) => a + b, 0);
  const best = scores.indexOf(Math.max(...scores));
  const booked = classes[best];
  if (!booked || (scores[best] ?? 0) / sum < LEAST) return null;
  const words = booked.with_word.flatMap((count, word) =>
    count / booked.lines > total(word) / all ? [word] : [],
  );
  return words.length === 0 ? null : { booked, words };
}
