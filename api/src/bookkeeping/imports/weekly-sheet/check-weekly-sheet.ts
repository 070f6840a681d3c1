import { type IsoDate, mondayOf } from '@boekwerk/shared/domain/dates/dates';
import { invalid } from '../../../platform/errors';
import type { Incoming } from '../../../platform/files/files';
import { readSpreadsheet } from '../../../platform/spreadsheets/read-spreadsheet';
import { checkCells } from './check-cells';
import { MAX_COLUMNS, MAX_ROWS } from './limits';
import { WEEKLY_SHEET_TEXTS } from './texts';

/**
 * Reads the weekly sheet of the week that `date` is in and says what is wrong with it; keeps nothing.
 *
 * @throws HttpError 422 at `file` for what is no readable sheet
 */
export async function checkWeeklySheet(date: IsoDate, [file]: readonly Incoming[]) {
  if (!file) throw invalid({ file: WEEKLY_SHEET_TEXTS.unsupported });
  const { cells } = await readSpreadsheet(file, { rows: MAX_ROWS, columns: MAX_COLUMNS });
  return { date: mondayOf(date), ...checkCells(cells) };
}
