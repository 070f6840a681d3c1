import { addDays, type IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { type ReadDate, readDate } from '@boekwerk/shared/domain/dates/read-date';
import { labelled } from './labelled';
import { LABELS } from './labels';
import { confidenceIn, type Found, type Line, onwards, textOf, type Word } from './paper';
import type { Read } from './read';

/** Days on which nothing was handed in that anybody still books, or that are not here yet. */
const OLDEST_DAYS = 10 * 365;
const NEWEST_DAYS = 60;
const CLEAR = 0.95;
/** Day and month have as many figures, unless one was not seen. */
const LOST_FIGURE = /^\d[-/.]\d\d[-/.]|^\d\d[-/.]\d[-/.]/;
/** `0702.2026`: the first sign was not seen. */
const LOST_SIGN = /^(\d\d)(\d\d)([-/.])(20\d\d)$/;
/** A date takes no more words: `maandag 12 maart 2026`. */
const MOST_WORDS = 5;

type Options = {
  /** The day on which it is read. */
  today: IsoDate;
  /** Whether it is written in English: then `3/11/2026` may be in March. */
  isEnglish: boolean;
  /** The number of the invoice, when it was found. */
  number: Read<string> | null;
};

/** The day of the invoice: what is labelled so, else what is only called a date, else the first that is no other. */
export function findDate(lines: readonly Line[], options: Options): Read<IsoDate> | null {
  const parse = (words: readonly Word[]) => dateIn(words, options);
  const [best, ...others] = labelled(lines, LABELS.date, parse);
  if (best) {
    const isSure = others.every(({ value }) => value.date === best.value.date);
    return told(best, isSure ? null : 'several');
  }
  const of = behindNumber(lines, options);
  if (of) return of;
  const all = labelled(lines, LABELS.anyDate, parse).filter(
    ({ label }) => !isOther(label, label.words.length),
  );
  // "akte d.d. 14 mei" within a sentence is the day of what stands before it.
  const heads = all.filter(({ isHead }) => isHead);
  const called = heads.length > 0 ? heads : all;
  const [first] = called.filter(({ isBelow }) => !isBelow).concat(called);
  if (first) {
    const isHead =
      !first.isBelow ||
      LABELS.number.test(first.label.text) ||
      /factuur|invoice/i.test(first.label.text);
    const isSure = isHead && called.every(({ value }) => value.date === first.value.date);
    return told(first, isSure ? null : 'several');
  }
  const [some, ...more] = lines.flatMap((line) => datesOn(line, options));
  if (!some) return null;
  return told(
    some,
    more.every(({ value }) => value.date === some.value.date) && isReceipt(lines)
      ? null
      : 'unlabelled',
  );
}

/** Between a number and its day: `factuur 2026-12 van 3 maart 2026`. */
const OF = /^(?:van|d\.?d\.?|of|dated|vom|du)$/i;

/** The day that a sentence gives with the number of the invoice. */
function behindNumber(lines: readonly Line[], options: Options): Read<IsoDate> | null {
  const { number } = options;
  const last = number?.words.at(-1);
  if (!number || !last) return null;
  const behind = number.line.words.filter(({ left }) => left < last.right).length;
  const [of, ...rest] = onwards(lines, lines.indexOf(number.line), behind);
  const found = of && OF.test(of.text) ? dateIn(rest, options) : null;
  if (!found) return null;
  const others = lines.flatMap((line) => datesOn(line, options));
  const isOne = others.every(({ value }) => value.date === found.value.date);
  const words = rest.slice(0, found.used).filter((word) => number.line.words.includes(word));
  return told(
    { value: found.value, words: words.length > 0 ? words : number.words, line: number.line },
    isOne ? null : 'several',
  );
}

/** A receipt of a till has one day, with the time behind it. */
const isReceipt = (lines: readonly Line[]) =>
  lines.length < 60 && lines.some(({ text }) => /\b\d{1,2}:\d\d\b/.test(text));

function told(
  { value, words, line }: Found<ReadDate>,
  doubt: Read<IsoDate>['doubt'],
): Read<IsoDate> {
  const isUnclear =
    line.page.source === 'ocr' && (confidenceIn(words) < CLEAR || LOST_FIGURE.test(textOf(words)));
  return {
    value: value.date,
    words,
    line,
    doubt: doubt ?? (value.isAmbiguous ? 'ambiguous' : null) ?? (isUnclear ? 'unclear' : null),
  };
}

function dateIn(words: readonly Word[], { today, isEnglish }: Options) {
  const taken = words.slice(0, MOST_WORDS);
  const text = textOf(taken).replace(LOST_SIGN, '$1$3$2$3$4');
  const value =
    readDate(text, isEnglish) ?? readDate(text.replace(/^[^\da-z]{1,2}/i, ''), isEnglish);
  if (!value) return null;
  if (value.date < addDays(today, -OLDEST_DAYS) || value.date > addDays(today, NEWEST_DAYS))
    return null;
  return { value, used: wordsIn(taken, value.length) };
}

/** How many words so many signs are in. */
function wordsIn(words: readonly Word[], length: number): number {
  let signs = 0;
  for (const [at, { text }] of words.entries()) {
    signs += text.length + 1;
    if (signs > length) return at + 1;
  }
  return words.length;
}

function datesOn(line: Line, options: Options): Found<ReadDate>[] {
  for (const [at, { text }] of line.words.entries()) {
    if (!/\d/.test(text)) continue;
    const found = dateIn(line.words.slice(at), options);
    if (found && !isOther(line, at))
      return [{ value: found.value, words: line.words.slice(at, at + found.used), line }];
  }
  return [];
}

/** Whether the words before it say that it is another day. */
const isOther = ({ words }: Line, before: number) =>
  LABELS.otherDate.test(textOf(words.slice(0, before)));
