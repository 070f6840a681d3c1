/** A cell as read: text, a number, a formula that failed (`#DIV/0!`), or nothing. */
export type Cell = string | number | { error: string } | null;

/** The rows of a sheet, from row 1. */
export type Cells = readonly (readonly Cell[])[];

/** Far more than a week needs; what is larger is no weekly sheet. */
export const MAX_ROWS = 500;
export const MAX_COLUMNS = 60;

/** `C4` for the third column of the fourth row; both count from 0 here. */
export function cellName(row: number, column: number): string {
  const first = column < 26 ? '' : letter(Math.floor(column / 26) - 1);
  return `${first}${letter(column % 26)}${row + 1}`;
}

const letter = (index: number) => String.fromCharCode(65 + index);

/** What a cell says, on one line; a failed formula says its error. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  const text = typeof cell === 'object' ? cell.error : String(cell);
  return text.replace(/\s+/g, ' ').trim();
}
