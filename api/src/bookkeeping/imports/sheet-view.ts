import type { ImportRemark, SheetView } from '@boekwerk/shared/contract/bookkeeping/imports';
import { type Cells, textOf } from '../../platform/spreadsheets/cell';
import { short } from '../../platform/spreadsheets/texts';

const FIRST_ROWS = 30;
const MOST_COLUMNS = 26;

/** The first rows of a sheet, and those of which something is said. */
export function sheetView(cells: Cells, remarks: readonly ImportRemark[]): SheetView {
  const named = new Set(remarks.map(({ row }) => row));
  return cells.flatMap((row, at) =>
    at < FIRST_ROWS || named.has(at + 1)
      ? [{ row: at + 1, cells: row.slice(0, MOST_COLUMNS).map((cell) => short(textOf(cell))) }]
      : [],
  );
}
