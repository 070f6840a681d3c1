import { type IsoDate, mondayOf } from '@boekwerk/shared/domain/dates/dates';
import { invalid } from '../../../platform/errors';
import type { Incoming } from '../../../platform/files/files';
import type { Cells } from '../../../platform/spreadsheets/cell';
import { readSpreadsheet } from '../../../platform/spreadsheets/read-spreadsheet';
import { remark } from '../remark';
import { TEXTS } from '../texts';
import { checkCells, type WeeklySheetCheck } from './check-cells';
import { MAX_COLUMNS, MAX_ROWS } from './limits';

/** A sheet that was read, of the week from `date`, its Monday. */
export type ReadSheet = { date: IsoDate; file: Incoming; cells: Cells; check: WeeklySheetCheck };

/**
 * Reads the weekly sheet of the week that `date` is in, and says what is wrong with it.
 *
 * @throws HttpError 422 at `file` for what is no readable sheet
 */
export async function readWeeklySheet(
  date: IsoDate,
  [file]: readonly Incoming[],
  signal: AbortSignal,
): Promise<ReadSheet> {
  if (!file) throw invalid({ file: TEXTS.noFile });
  const limits = { rows: MAX_ROWS, columns: MAX_COLUMNS };
  const { cells, others } = await readSpreadsheet(file, limits, { signal });
  const monday = mondayOf(date);
  const check = checkCells(cells, monday);
  if (others.length > 0)
    check.warnings.push(remark(null, null, TEXTS.otherSheets(others.join(', '))));
  return { date: monday, file, cells, check };
}
