import type { Cell, Cells } from '../spreadsheets/cell';

/** A row below the header; `at` counts from 0. */
export type SpreadsheetRow = { at: number; cells: readonly Cell[] };

/** The rows below the header that say anything. */
export const rowsBelow = (cells: Cells, header: number): SpreadsheetRow[] =>
  cells
    .map((row, at): SpreadsheetRow => ({ at, cells: row }))
    .filter(({ at, cells: row }) => at > header && row.some(saysSomething));

const saysSomething = (cell: Cell) =>
  cell !== null && (typeof cell !== 'string' || cell.trim() !== '');
