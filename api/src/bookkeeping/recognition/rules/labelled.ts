import {
  around,
  type Box,
  type Found,
  gapBetween,
  heightOf,
  isInColumn,
  type Line,
  textOf,
  type Word,
} from './paper';

/** What a value may be in: at the beginning of these words. `used` is how many of them it takes. */
export type Parse<Value> = (words: readonly Word[]) => { value: Value; used: number } | null;

/** A label on a line: what stands behind it, which may begin within its last word. */
type Label = { line: Line; box: Box; rest: readonly Word[]; isHead: boolean };

export type Labelled<Value> = Found<Value> & {
  isBelow: boolean;
  label: Line;
  /** Its label begins a line or a column, and does not stand within a sentence. */
  isHead: boolean;
};

/** Longer labels are none. */
const MOST_WORDS = 8;
/** Of what stands behind a label: more than any value takes, and not all of a line for each label on it. */
const MOST_BEHIND = 16;
/** Further apart, in heights, words are not of one sentence. */
const APART = 1;
/** How far below a label its value may stand, in heights of the label. */
const BELOW = 3.2;
/** Rows between a label and its value. */
const MOST_ROWS = 2;

/**
 * Values that stand behind a label, or else below it.
 *
 * @param label matches from the start of a word
 */
export function labelled<Value>(
  lines: readonly Line[],
  label: RegExp,
  parse: Parse<Value>,
): Labelled<Value>[] {
  return lines.flatMap((line, at) =>
    labelsOn(line, label).flatMap((found): Labelled<Value>[] => {
      const beside = parsed(found.rest, line, parse);
      const { isHead } = found;
      if (beside) return [{ ...beside, isBelow: false, label: line, isHead }];
      const below = valueBelow(found, lines.slice(at + 1, at + 1 + 3 * MOST_ROWS), parse);
      return below ? [{ ...below, isBelow: true, label: line, isHead }] : [];
    }),
  );
}

function labelsOn(line: Line, label: RegExp): Label[] {
  const found: Label[] = [];
  for (let at = 0; at < line.words.length; at++) {
    const words = line.words.slice(at, at + MOST_WORDS);
    const length = label.exec(textOf(words))?.[0].length;
    if (!length) continue;
    const { taken, rest } = behind(line.words.slice(at, at + MOST_WORDS + MOST_BEHIND), length);
    const [before, first] = [line.words[at - 1], line.words[at] as Word];
    const isHead = !before || gapBetween(before, first) > APART;
    found.push({ line, box: around(taken), rest, isHead });
    at += taken.length - 1;
  }
  return found;
}

/** The words that so many signs take, and those behind them. */
function behind(words: readonly Word[], length: number): { taken: Word[]; rest: Word[] } {
  const taken: Word[] = [];
  let left = length;
  for (const [at, word] of words.entries()) {
    if (left <= 0) return { taken, rest: words.slice(at) };
    taken.push(word);
    if (word.text.length > left) {
      const text = word.text.slice(left);
      const cut = word.left + ((word.right - word.left) * left) / word.text.length;
      return { taken, rest: [{ ...word, text, left: cut }, ...words.slice(at + 1)] };
    }
    left -= word.text.length + 1;
  }
  return { taken, rest: [] };
}

/** What only divides a label from its value. */
const DIVIDER = /^[:.;=#|–—-]{1,4}$/;

function parsed<Value>(
  words: readonly Word[],
  line: Line,
  parse: Parse<Value>,
): Found<Value> | null {
  const first = words.findIndex(({ text }) => !DIVIDER.test(text));
  if (first === -1) return null;
  const [word, ...others] = words.slice(first) as [Word, ...Word[]];
  const text = word.text.replace(/^[:;=#|]{1,3}/, '');
  const from = text === '' ? others : [{ ...word, text }, ...others];
  const found = parse(from);
  return found && { value: found.value, words: from.slice(0, found.used), line };
}

function valueBelow<Value>({ line, box }: Label, lines: readonly Line[], parse: Parse<Value>) {
  const height = heightOf(box);
  let rows = 0;
  for (const next of lines) {
    if (next.page !== line.page || next.top - box.bottom > BELOW * height) return null;
    if (next.top < box.bottom - height / 2) continue;
    const first = next.words.findIndex((word) => isInColumn(word, box, height / 2));
    if (first === -1) continue;
    rows++;
    const found = parsed(next.words.slice(first, first + MOST_BEHIND), next, parse);
    if (found || rows === MOST_ROWS) return found;
  }
  return null;
}
