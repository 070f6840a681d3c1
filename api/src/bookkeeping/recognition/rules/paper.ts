import type { Place } from '@boekwerk/shared/contract/bookkeeping/recognised';

/** In units of its page; from the left and from the top. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A word as it stands on paper; `confidence` is how sure its reader is, 0 to 1. */
export type Word = Box & { text: string; confidence: number };

/** The words of a page, as its letters are in the file (`text`) or were read from a picture (`ocr`). */
export type Page = {
  number: number;
  width: number;
  height: number;
  source: 'text' | 'ocr';
  words: readonly Word[];
  /** Its letters are not all that stands on it: it has to be read as a picture. */
  isPicture?: boolean;
  /** Of one that was turned to be read: how it was before, and by how many degrees clockwise. */
  before?: { angle: number; width: number; height: number };
};

/** Words beside each other, from left to right. */
export type Line = Box & { page: Page; words: readonly Word[]; text: string };

/** Words whose middles differ less than this share of their height stand on one line. */
const SAME_LINE = 0.5;

/** The lines of a page, from the top. */
export function linesOf(page: Page): Line[] {
  const rows: { middle: number; height: number; words: Word[] }[] = [];
  const byMiddle = [...page.words].sort((one, other) => middleOf(one) - middleOf(other));
  for (const word of byMiddle) {
    const row = rows.at(-1);
    const height = heightOf(word);
    if (row && middleOf(word) - row.middle < SAME_LINE * Math.min(height, row.height)) {
      row.words.push(word);
      row.middle += (middleOf(word) - row.middle) / row.words.length;
      row.height = Math.max(row.height, height);
    } else rows.push({ middle: middleOf(word), height, words: [word] });
  }
  return rows.map(({ words }) =>
    lineOf(
      page,
      words.sort((one, other) => one.left - other.left),
    ),
  );
}

/** The words from one on a line, and those of the line below it: there a sentence goes on. */
export function onwards(lines: readonly Line[], row: number, from: number): readonly Word[] {
  const [line, below] = [lines[row], lines[row + 1]];
  return [
    ...(line?.words.slice(from) ?? []),
    ...(below?.page === line?.page ? (below?.words ?? []) : []),
  ];
}

const lineOf = (page: Page, words: readonly Word[]): Line => ({
  ...around(words),
  page,
  words,
  text: textOf(words),
});

export const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');

export const heightOf = ({ top, bottom }: Box) => bottom - top;
const middleOf = ({ top, bottom }: Box) => (top + bottom) / 2;

/** The box around several. */
export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** How far the second stands from the first, in heights of the first. */
export const gapBetween = (one: Box, other: Box) => (other.left - one.right) / heightOf(one);

/** Whether one stands above or below the other, as far as left and right go. */
export const isInColumn = (one: Box, other: Box, margin = 0) =>
  one.left <= other.right + margin && other.left <= one.right + margin;

/** A place on its page as it is looked at, in shares of that: where it was before the page was turned. */
export function placeOn({ number, width, height, before }: Page, box: Box): Place {
  const whole = before ?? { angle: 0, width, height };
  const back = (-whole.angle * Math.PI) / 180;
  const corners = [box.left, box.right].flatMap((left) =>
    [box.top, box.bottom].map((top) => {
      const [right, down] = [left - width / 2, top - height / 2];
      return {
        left: (right * Math.cos(back) - down * Math.sin(back)) / whole.width + 0.5,
        top: (right * Math.sin(back) + down * Math.cos(back)) / whole.height + 0.5,
      };
    }),
  );
  const [lefts, tops] = [corners.map(({ left }) => left), corners.map(({ top }) => top)];
  const [left, top] = [Math.min(...lefts), Math.min(...tops)];
  return {
    page: number,
    left: rounded(left),
    top: rounded(top),
    width: rounded(Math.max(...lefts) - left),
    height: rounded(Math.max(...tops) - top),
  };
}

const rounded = (share: number) => Math.round(share * 10_000) / 10_000;

/** What was found where: a value, its words, and the line they stand on. */
export type Found<Value> = { value: Value; words: readonly Word[]; line: Line };

/** How sure the reader is of the word that it is least sure of. */
export const confidenceIn = (words: readonly Word[]) =>
  Math.min(1, ...words.map(({ confidence }) => confidence));
