import { CREDIT } from './labels';
import { gapBetween, type Line, textOf, type Word } from './paper';
import type { Read } from './read';

/** Longer parts of a line are sentences, which tell of another paper. */
const MOST_WORDS = 4;

/** Whether it says that it is a credit note: as its title, or where its number stands. */
export function findCredit(lines: readonly Line[]): Read<true> | null {
  for (const line of lines)
    for (const words of partsOf(line)) {
      const text = textOf(words);
      if (words.length <= MOST_WORDS && CREDIT.test(text))
        return { value: true, words, line, doubt: null };
    }
  return null;
}

/** The parts of a line that stand apart. */
function partsOf({ words }: Line): Word[][] {
  const parts: Word[][] = [];
  for (const word of words) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    if (part && last && gapBetween(last, word) < 1.5) part.push(word);
    else parts.push([word]);
  }
  return parts;
}
