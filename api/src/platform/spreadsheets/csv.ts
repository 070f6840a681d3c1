import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { formatDate, formatInstant } from '@boekwerk/shared/domain/money/format';
import type { Euro } from '@boekwerk/shared/domain/money/money';

/** Encodes one cell. */
export type Cell = string & { readonly cell: unique symbol };

/**
 * Text that a spreadsheet would run as a formula gets an apostrophe in front. Text that it would read as a number, losing
 * a leading zero or plus or its last digits, or as a day or time, is written as a formula with that text. Source: OWASP,
 * CSV injection.
 */
export function textCell(text: string): Cell {
  if (LIKE_NUMBER.test(text) || LIKE_DAY.test(text)) return quoted(`="${text}"`);
  return quoted(/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);
}

/** With a zero or a plus in front, or with more digits than Excel shows. */
const LIKE_NUMBER = /^(?:0\d+|\d{12,}|\+[\d ()-]+)$/;

/** `2026-11` is an invoice number to us and November to Excel, `12:30` a time, and `26E12` a number of fourteen digits. */
const LIKE_DAY =
  /^(?:\d{1,2}[-/]\d{1,2}(?:[-/]\d{2}(?:\d{2})?)?|\d{1,2}[-/]\d{4}|\d{4}[-/]\d{1,2}(?:[-/]\d{1,2})?|\d{1,2}:\d{2}(?::\d{2})?|\d+E\d+)$/i;

/** `-1284,50`: a number to a Dutch spreadsheet. */
export const amountCell = (amount: Euro) =>
  (amount === 0 ? 0 : amount).toFixed(2).replace('.', ',') as Cell;

/** `18-11-2026`: a date to a Dutch spreadsheet. */
export const dateCell = (date: IsoDate | null) => (date === null ? '' : formatDate(date)) as Cell;

/** `18-11-2026 14:05`, in Amsterdam. */
export const momentCell = (at: Date | null) =>
  (at === null ? '' : formatInstant(at.toISOString())) as Cell;

/** `2,5`: a number with as many decimals as it has. */
export const numberCell = (value: number) => String(value).replace('.', ',') as Cell;

export const NO_CELL = '' as Cell;

const quoted = (text: string) =>
  (/[;"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text) as Cell;

/** One line of the file, with its end. */
export const csvRow = (cells: readonly Cell[]) => `${cells.join(';')}\r\n`;

/** Tells a spreadsheet that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
