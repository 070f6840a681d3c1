import { addDays, FIRST_DATE, type IsoDate, isDate } from '@boekwerk/shared/domain/dates/dates';
import { readDate } from '@boekwerk/shared/domain/dates/read-date';
import type { Cell } from './cell';

/** Day 0 of a spreadsheet: its calendar has a 29th of February 1900. Source: ECMA-376 part 1, 18.17.4.1. */
const DAY_ZERO: IsoDate = '1899-12-30';
const LAST_DAY = 2_958_465;
/** Source: ECMA-376 part 1, 18.17.4.1. */
const DAYS_TO_1904 = 1462;

/** A day in a cell: a date of the spreadsheet, or one that was typed as text, day first; `null` for none. */
export function dateIn(cell: Cell | undefined): IsoDate | null {
  if (typeof cell === 'string') {
    const read = readDate(cell.trim());
    return read?.length === cell.trim().length ? read.date : null;
  }
  const number = typeof cell === 'number' ? cell : numberOf(cell);
  if (number === null || number < 1 || number > LAST_DAY) return null;
  const date = addDays(DAY_ZERO, Math.floor(number));
  return isDate(date) && date > FIRST_DATE ? date : null;
}

const numberOf = (cell: Cell | undefined): number | null =>
  typeof cell === 'object' && cell !== null && 'number' in cell && cell.kind === 'date'
    ? cell.number + (cell.is1904 ? DAYS_TO_1904 : 0)
    : null;
