import { invalid } from '../errors';
import type { Incoming } from '../files/files';
import type { Spreadsheet } from '../spreadsheets/cell';
import { readSpreadsheet } from '../spreadsheets/read-spreadsheet';
import { SPREADSHEET_LIMITS } from './check-file';
import { likenessTo } from './layout';
import type { Row, Subject } from './subject';
import { SHEET_TEXTS } from './texts';

/** @throws HttpError 422 at `file` for what is no readable sheet */
export async function readFile<R extends Row>(
  [file]: readonly Incoming[],
  { columns }: Pick<Subject<R>, 'columns'>,
  signal: AbortSignal,
): Promise<Spreadsheet> {
  if (!file) throw invalid({ file: SHEET_TEXTS.noFile });
  return readSpreadsheet(file, SPREADSHEET_LIMITS, { likeness: likenessTo(columns), signal });
}
