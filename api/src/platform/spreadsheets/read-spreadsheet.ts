import fs from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runLimited } from '../child-process/limited-child';
import { invalid } from '../errors';
import type { Incoming } from '../files/files';
import type { Cell, Spreadsheet, SpreadsheetLimits } from './cell';
import { oldWorkbookProblem, workbookProblem } from './check-workbook';
import { type Likeness, readCsv } from './read-csv';
import { SPREADSHEET_TEXTS } from './texts';

const READER = fileURLToPath(new URL('./workbook-child.mjs', import.meta.url));

/**
 * A file's first sheet that is shown, up to just past the limits. `likeness` decides on the separator of a CSV file.
 *
 * @throws HttpError 422 at `file` when it cannot be read, or would unpack to too much, 503 when too much waits
 */
export async function readSpreadsheet(
  file: Pick<Incoming, 'path' | 'kind'>,
  limits: SpreadsheetLimits,
  { likeness, signal }: { likeness?: Likeness; signal?: AbortSignal } = {},
): Promise<Spreadsheet> {
  const bytes = await fs.readFile(file.path);
  if (file.kind === 'csv')
    return { cells: await readCsv(bytes, limits, likeness), merged: [], others: [] };

  const problem = file.kind === 'xls' ? oldWorkbookProblem(bytes) : workbookProblem(bytes);
  if (problem) throw invalid({ file: problem });
  const { rows, columns, filled = rows } = limits;
  const args = [file.path, ...[rows, columns, filled].map(String)];
  const result = await runLimited('spreadsheets', READER, args, signal);
  if (result.ended === 'well') return withBlanks(JSON.parse(result.output));
  throw invalid({
    file: result.ended === 'badly' ? SPREADSHEET_TEXTS.unreadable : SPREADSHEET_TEXTS.tooLarge,
  });
}

type Read = Omit<Spreadsheet, 'cells'> & { cells: (Cell[] | 0)[] };

/** A row that says nothing is a 0: there may be a million of them. */
const withBlanks = ({ cells, ...read }: Read): Spreadsheet => ({
  ...read,
  cells: cells.map((row) => row || BLANK),
});

const BLANK: readonly Cell[] = [];
