import { readDate } from '@boekwerk/shared/domain/dates/read-date';
import { readAmount } from '@boekwerk/shared/domain/money/read-amount';
import { type Labelled, labelled } from './labelled';
import { LABELS } from './labels';
import { confidenceIn, gapBetween, heightOf, type Line, type Word } from './paper';
import type { Read } from './read';

const LONGEST = 30;
/** Letters that stand apart before the figures of a number: `INV 2026-13`. */
const PREFIX = /^[A-Z]{1,5}-?$/;
const NUMBER = /^(?=[^\d]{0,30}\d)[A-Z0-9][A-Z0-9\-/._]{0,29}$/i;
/** With letters of its own it is none: `UZ.7900.46`. */
const AMOUNT = /^(?:eur|usd|gbp|chf)?[\d.]{0,20}[.,]\d\d$/i;
const IBAN = /^[A-Z]{2}\d{2}[A-Z]{4}\d/i;
const YEAR = /^(?:19|20)\d\d$/;
/** Parts of one word, in heights of it. */
const CLOSE = 0.7;
/** From which on a reader of pictures is believed. */
const CLEAR = 0.9;

/** The number that the supplier gave the invoice. */
export function findNumber(lines: readonly Line[]): Read<string> | null {
  const [best, ...others] = labelled(lines, LABELS.number, numberIn);
  if (best) return told(best, others.some(({ value }) => value !== best.value) ? 'several' : null);
  const title = labelled(lines, LABELS.paper, numberIn).find(isNoSentence);
  if (title) return told(title, YEAR.test(title.value) ? 'unlabelled' : null);
  const [some] = labelled(lines, LABELS.anyNumber, numberIn);
  return some ? told(some, 'unlabelled') : null;
}

const told = (found: Labelled<string>, doubt: 'several' | 'unlabelled' | null): Read<string> => ({
  ...found,
  doubt: doubt ?? (isUnclear(found) ? 'unclear' : null),
});

/** In a picture letters and figures look alike: `O` and `0`. */
const ALIKE = /[A-Z][0O][A-Z]|\dO|O\d/i;

const isUnclear = ({ value, words, line }: Labelled<string>) =>
  line.page.source === 'ocr' && (confidenceIn(words) < CLEAR || ALIKE.test(value));

/** "uw factuur 12 is nog niet betaald" is about another one. */
const isNoSentence = ({ label, isBelow, words }: Labelled<string>) =>
  !isBelow && label.words.length - words.length <= 6;

/** The number at the beginning of words; never a day, an amount or an account. */
function numberIn(words: readonly Word[]): { value: string; used: number } | null {
  const [first, second] = words;
  if (!first) return null;
  const isClose = second && gapBetween(first, second) < CLOSE && heightOf(first) > 0;
  if (isClose && PREFIX.test(first.text)) {
    const joined = clean(second.text);
    return isNumber(joined, words.slice(1)) ? { value: `${first.text} ${joined}`, used: 2 } : null;
  }
  const value = clean(first.text);
  if (!isNumber(value, words)) return null;
  if (isClose && /^\d{4}$/.test(value) && /^\d{3,6}$/.test(clean(second.text)))
    return { value: `${value} ${clean(second.text)}`, used: 2 };
  return { value, used: 1 };
}

const clean = (text: string) => text.replace(/^[#:(]{1,2}/, '').replace(/[.,;:)]{1,2}$/, '');

const isNumber = (text: string, words: readonly Word[]) =>
  text.length <= LONGEST &&
  NUMBER.test(text) &&
  !IBAN.test(text) &&
  !AMOUNT.test(text) &&
  readAmount(text) === null &&
  !isDay(words);

/** `2026-11-03` is a day, and `2026-11-03-7` is none. */
function isDay(words: readonly Word[]): boolean {
  const text = words
    .slice(0, 3)
    .map((word) => word.text)
    .join(' ');
  const day = readDate(text);
  return day !== null && !/^[\w/-]/.test(text.slice(day.length));
}
