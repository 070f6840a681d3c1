import type { IsoDate } from '@boekwerk/shared/domain/dates';
import { invalid } from '../platform/errors';
import type { Incoming } from '../platform/files/files';
import { readSheet } from '../platform/sheets/read-sheet';
import { TEXTS } from './texts';
import { checkCells } from './weekly-sheet/check-cells';
import { MAX_COLUMNS, MAX_ROWS } from './weekly-sheet/limits';
import { mondayOf } from './weekly-sheet/monday-of';

/**
 * Reads the weekly sheet of the week that `date` is in and says what is wrong with it; keeps nothing.
 *
 * @throws HttpError 422 at `file` for what is no readable sheet
 */
export async function checkWeeklySheet(date: IsoDate, [file]: readonly Incoming[]) {
  if (!file) throw invalid({ file: TEXTS.unsupported });
  const { cells } = await readSheet(file, { rows: MAX_ROWS, columns: MAX_COLUMNS });
  return { date: mondayOf(date), ...checkCells(cells) };
}
