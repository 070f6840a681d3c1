import type { Cents } from '@boekwerk/shared/domain/money/money';
import { readAmount, readBlurredAmount } from '@boekwerk/shared/domain/money/read-amount';
import { AMOUNT_KINDS, type AmountKind } from './labels';
import { gapBetween, heightOf, isInColumn, type Line, type Page, textOf, type Word } from './paper';

/** An amount on paper, and what the words before it, or above it, say that it is. */
export type Amount = {
  cents: Cents;
  words: readonly Word[];
  line: Line;
  label: string;
  kind: AmountKind | null;
  /** In hundredths of a per cent, when the label says so: 2100. */
  rate: number | null;
  /** Its comma was not seen: it is what it seems only when a sum says so. */
  isGuess: boolean;
};

const CURRENCY = /^(?:€|eur|euro|\$|us\$|usd|£|gbp|chf)[:.]?$/i;
const CLOSE = 0.7;
/** What a sentence puts behind an amount: `€ 551,25, samen € 3.176,25.` */
const SENTENCE_SIGN = /(?<=\d[.,]\d\d|,-)[.,;:!?]$/;
/** How far above its column an amount is called something, in heights. */
const ABOVE = 3.5;

/** All amounts on lines, in their order. */
export function amountsOn(lines: readonly Line[]): Amount[] {
  return lines.flatMap((line, at) => {
    const found = amountsIn(line);
    const hasLabel = line.words.some(
      (word) => isLetters(word) && !found.some(({ words }) => words.includes(word)),
    );
    return found.map(({ isLater, label: beside, ...amount }) => {
      const above = labelAbove(amount, lines.slice(Math.max(0, at - 4), at));
      // Of several behind one label the columns may have names of their own.
      const label = !hasLabel || (isLater && kindOf(above)) ? above : beside;
      return { ...amount, line, label, kind: kindOf(label), rate: rateIn(label) };
    });
  });
}

const isLetters = ({ text }: Word) => /[a-z]{2}/i.test(text) && !CURRENCY.test(text);

type Unnamed = Pick<Amount, 'cents' | 'words' | 'isGuess'> & {
  label: string;
  /** It has the label of the one before it. */
  isLater: boolean;
};

function amountsIn(line: Line): Unnamed[] {
  const found: Unnamed[] = [];
  let labelFrom = 0;
  for (let at = 0; at < line.words.length; at++) {
    const read = amountAt(line, at);
    if (!read) continue;
    const before = textOf(line.words.slice(labelFrom, at)).slice(-120);
    // An amount right behind another is of the same words.
    const isLater = !/[a-z]{2}|%/i.test(withoutCurrency(before)) && found.length > 0;
    const label = isLater ? (found.at(-1)?.label ?? before) : before;
    const { cents, isGuess = false } = read;
    found.push({ cents, isGuess, words: line.words.slice(at, at + read.used), label, isLater });
    at += read.used - 1;
    labelFrom = at + 1;
  }
  return found;
}

const withoutCurrency = (text: string) => text.replace(/\b(?:eur|euro|usd|gbp|chf)\b/gi, '');

type ReadHere = { cents: Cents; used: number; isGuess?: true };

function amountAt({ words, page }: Line, at: number): ReadHere | null {
  const [first, second, third] = words.slice(at, at + 3) as [Word, Word?, Word?];
  if (second && isClose(first, second) && !third?.text.startsWith('%')) {
    const cents = ofTwo(first.text, second.text);
    if (cents !== null) return { cents, used: 2 };
  }
  if (second?.text.startsWith('%')) return null;
  const sign = isMinus(words, at) ? -1 : 1;
  const read = page.source === 'ocr' ? readEither : readAmount;
  const cents = read(first.text.replace(SENTENCE_SIGN, ''));
  if (cents !== null) return { cents: (sign * cents) as Cents, used: 1 };
  const guess = lostComma(words, at, page);
  return guess === null ? null : { cents: (sign * guess) as Cents, used: 1, isGuess: true };
}

/** `1.37712` */
const WITHOUT_COMMA = /^[€$£]?(\d{1,3})[.,](\d{3})(\d\d)$/;
/** `72715` */
const FIGURES = /^[€$£]?([1-9]\d{2,7})$/;

/** Of a picture: figures of which the comma was not seen, where an amount is to be expected. */
function lostComma(words: readonly Word[], at: number, { source }: Page): Cents | null {
  const text = words[at]?.text ?? '';
  if (source !== 'ocr') return null;
  const grouped = WITHOUT_COMMA.exec(text);
  if (grouped) return Number(grouped.slice(1).join('')) as Cents;
  const figures = FIGURES.exec(text)?.[1];
  const before = words.slice(0, at).filter(isLetters);
  const isExpected = before.length === 0 ? words.length > 1 : kindOf(textOf(before)) !== null;
  return figures !== undefined && isExpected ? (Number(figures) as Cents) : null;
}

const isClose = (one: Word, other: Word) => gapBetween(one, other) < CLOSE;

/** `1 234,56`, and what a reader of pictures took apart: `121, 00` or `121 ,00`. */
function ofTwo(one: string, other: string): Cents | null {
  const isThousand = /^-?\d{1,3}$/.test(one) && /^\d{3}[.,]\d\d$/.test(other);
  const isTorn = /^[-–€]{0,2}[\d.]{1,11}[.,]$/.test(one) && /^\d\d[-–]?$/.test(other);
  const isTornBefore = /^[-–€]{0,2}[\d.]{1,11}$/.test(one) && /^[.,]\d\d[-–]?$/.test(other);
  return isThousand || isTorn || isTornBefore ? readAmount(one + other) : null;
}

const DASH = /^[-–−]$/;

/** A minus that stands apart: before it, before its currency, or behind it. */
function isMinus(words: readonly Word[], at: number): boolean {
  const [amount, behind] = words.slice(at, at + 2) as [Word, Word?];
  if (behind && DASH.test(behind.text) && isClose(amount, behind)) return true;
  const before = words[at - 1];
  const isCurrency = before !== undefined && CURRENCY.test(before.text);
  const [sign, next] = isCurrency ? [words[at - 2], before] : [before, amount];
  return sign !== undefined && DASH.test(sign.text) && gapBetween(sign, next) < 1.5;
}

const readEither = (text: string) => readAmount(text) ?? readBlurredAmount(text);

/** What stands over a column of amounts that have no words on their own line. */
function labelAbove({ words }: Pick<Amount, 'words'>, above: readonly Line[]): string {
  const [box] = words;
  if (!box) return '';
  for (const line of [...above].reverse()) {
    if (box.top - line.bottom > ABOVE * heightOf(box)) return '';
    const over = line.words.filter((word) => isInColumn(word, box, heightOf(box) / 2));
    const label = textOf(over);
    if (/[a-z]{2}/i.test(label)) return label;
  }
  return '';
}

const kindOf = (label: string): AmountKind | null =>
  AMOUNT_KINDS.find(([, words]) => words.test(label))?.[0] ?? null;

function rateIn(label: string): number | null {
  const [, whole, decimals = ''] = /(\d{1,2})(?:[.,](\d{1,2}))? ?%/.exec(label) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}
