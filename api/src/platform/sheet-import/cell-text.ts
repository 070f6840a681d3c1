import { HttpError } from '../errors';
import { cleanText } from '../http/clean-text';
import { type Cell, hasLostDigits } from '../spreadsheets/cell';
import { dateIn } from '../spreadsheets/date-in';
import { SPREADSHEET_TEXTS } from '../spreadsheets/texts';
import { SHEET_TEXTS } from './texts';

/** Signs of a format that only adds zeros, spaces or a plus: `00123456`, `06 12345678`. */
const DIGITS_ONLY = /^[\d ()+-]+$/;

/** What is shown is the number, and not what a format has rounded it to or left out of it. */
const isAllShown = ({ number, shown }: { number: number; shown: string }) =>
  number >= 0 && DIGITS_ONLY.test(shown) && Number(shown.replace(/\D/g, '')) === number;

type Takes = { takesPercentages?: boolean; takesDates?: boolean };

/** What a cell says, trimmed and without the apostrophe in front of what looks like a formula. */
export function cellText(
  cell: Cell | undefined,
  { takesPercentages = false, takesDates = false }: Takes = {},
): string | { problem: string } {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cleaned(cell);
  if (hasLostDigits(cell)) return { problem: SPREADSHEET_TEXTS.lostDigits };
  if (typeof cell === 'number') return digitsOf(cell);
  if ('error' in cell) return { problem: SPREADSHEET_TEXTS.failedFormula(cell.error) };
  if (cell.kind === 'date' && takesDates) return dateIn(cell) ?? { problem: SHEET_TEXTS.noDate };
  if (cell.kind === 'percentage' && takesPercentages) return cell.shown.trim();
  if (cell.kind !== 'number') return { problem: SHEET_TEXTS[cell.kind] };
  return isAllShown(cell) ? cell.shown.trim() : digitsOf(cell.number);
}

/** A text as it is compared: in one spelling of accents, line ends and space around it. */
export const plainText = (text: string) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim();

const cleaned = (text: string): string | { problem: string } => {
  try {
    return plainText(cleanText(withoutApostrophe(text)) as string);
  } catch (error) {
    if (error instanceof HttpError) return { problem: SHEET_TEXTS.badSigns };
    throw error;
  }
};

const digitsOf = (number: number) => String(asShown(number)).replace('.', ',');

/** What was worked out is a little off, as computers count in halves: 1210,5 - 1200,4 is stored as 10.099999999999909. */
function asShown(number: number): number {
  const near = Number(number.toFixed(6)); // more than any field takes
  return Math.abs(number - near) < 1e-7 ? near : number;
}

/** Texts that an apostrophe is put before, also when they begin with apostrophes themselves. */
const LIKE_FORMULA = /^'*[=+\-@\t\r\n]/;

/** Exports put an apostrophe before what a spreadsheet would take for a formula; so it may come back with one. */
const withoutApostrophe = (text: string) =>
  text.startsWith("'") && LIKE_FORMULA.test(text) ? text.slice(1) : text;

/** A text whose own apostrophe would be taken away by an import gets another. */
export const withOwnApostrophe = (text: string) =>
  text.startsWith("'") && LIKE_FORMULA.test(text) ? `'${text}` : text;
