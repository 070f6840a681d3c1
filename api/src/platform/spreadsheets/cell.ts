import { streamSafe } from '../stream-safe';

/** A number with a format of its own: `00123456`, `12-03-2026`, `€ 1,50`. A date is stored as a number of days. */
type FormattedNumber = {
  number: number;
  shown: string;
  kind: 'number' | 'date' | 'percentage';
  /** Days are counted from 1904, as in what was once made on a Mac. */
  is1904?: true;
};

/** A cell as read: text, a number, a formula that failed (`#DIV/0!`), or nothing. */
export type Cell = string | number | FormattedNumber | { error: string } | null;

/** The rows of a spreadsheet, from row 1. */
export type Cells = readonly (readonly Cell[])[];

/** A spreadsheet as read: its first sheet that is shown. Of merged cells only the first holds the value. */
export type Spreadsheet = {
  cells: Cells;
  merged: readonly CellPosition[];
  /** Names of other sheets that are shown. */
  others: readonly string[];
};

/** Where a cell is; both count from 0. */
type CellPosition = { row: number; column: number };

/**
 * How many rows and columns are read, and how many rows that say something, where that differs; one more of each when there
 * are more.
 */
export type SpreadsheetLimits = { rows: number; columns: number; filled?: number };

/** `C4` for the third column of the fourth row; both count from 0 here. */
export function cellName(row: number, column: number): string {
  const first = column < 26 ? '' : letter(Math.floor(column / 26) - 1);
  return `${first}${letter(column % 26)}${row + 1}`;
}

const letter = (index: number) => String.fromCharCode(65 + index);

/** Whether it is a number of more digits than the fifteen that a spreadsheet keeps: of the others it makes noughts. */
export function hasLostDigits(cell: Cell | undefined): boolean {
  const number = typeof cell === 'object' && cell !== null && 'number' in cell ? cell.number : cell;
  return typeof number === 'number' && Math.abs(number) >= 1e15;
}

/** Signs that steer text, such as the direction of writing; and NUL and half a character, which no database can store. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Surrogate}]/gu;

/** The text of a cell, on one line and without what cannot be seen; of a failed formula its error. */
export const textOf = (cell: Cell | undefined): string =>
  // What cannot be seen goes first: it would keep a letter and its marks from being put together.
  streamSafe(contentOf(cell).replace(/\s+/g, ' ').replace(UNSEEN, '')).normalize('NFC').trim();

function contentOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'object') return String(cell);
  return 'error' in cell ? cell.error : cell.shown;
}
