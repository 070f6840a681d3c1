import type { Cell, Cells } from '../platform/sheets/cell';

/** A row below the header; `at` counts from 0. */
export type SheetRow = { at: number; cells: readonly Cell[] };

/** The rows below the header that say anything. */
export const rowsBelow = (cells: Cells, header: number): SheetRow[] =>
  cells
    .map((row, at): SheetRow => ({ at, cells: row }))
    .filter(({ at, cells: row }) => at > header && row.some(saysSomething));

const saysSomething = (cell: Cell) =>
  cell !== null && (typeof cell !== 'string' || cell.trim() !== '');
