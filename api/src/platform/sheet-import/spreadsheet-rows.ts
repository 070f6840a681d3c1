import type { Cell, Cells } from '../spreadsheets/cell';

/** A row below the header; `at` counts from 0. */
export type SpreadsheetRow = { at: number; cells: readonly Cell[] };

/** The rows below the header that say anything. */
export function rowsBelow(cells: Cells, header: number): SpreadsheetRow[] {
  const rows: SpreadsheetRow[] = [];
  for (const [at, row] of cells.entries())
    if (at > header && row.some(saysSomething)) rows.push({ at, cells: row });
  return rows;
}

const saysSomething = (cell: Cell) =>
  cell !== null && (typeof cell !== 'string' || cell.trim() !== '');
