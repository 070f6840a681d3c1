import type { ImportRemark } from '@boekwerk/shared/contract/bookkeeping/imports';
import { cellName } from '../../platform/spreadsheets/cell';

/** What is said of a sheet: with an error nothing is stored. */
export type Remarks = { errors: ImportRemark[]; warnings: ImportRemark[] };

/** From places that count from 0 to rows and cells as the sheet shows them; without a place it is the whole sheet. */
export const remark = (
  row: number | null,
  column: number | null,
  message: string,
): ImportRemark => ({
  row: row === null ? null : row + 1,
  cell: row === null || column === null ? null : cellName(row, column),
  message,
});
