import type { ImportFinding } from '@boekwerk/shared/contract/sheet-import';
import { cellName } from '../spreadsheets/cell';

/** Where something is: a cell, a row or, without either, the file. Both count from 0. */
export type At = { row?: number; column?: { header: string; at?: number } };

export const finding = ({ row, column }: At, message: string): ImportFinding => ({
  row: row === undefined ? 0 : row + 1,
  cell: row === undefined || column?.at === undefined ? '' : cellName(row, column.at),
  column: column?.header ?? '',
  message,
});
