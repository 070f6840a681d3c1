import fs from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Incoming } from '../../files/files';
import { invalid } from '../../http/errors';
import { runLimited } from '../limited-child';
import { type Cells, MAX_COLUMNS, MAX_ROWS } from './cell';
import { workbookProblem } from './check-workbook';
import { readCsv } from './read-csv';
import { SHEET_TEXTS } from './texts';

const READER = fileURLToPath(new URL('./workbook-child.mjs', import.meta.url));
const READING = { seconds: 10, megabytes: 400 };

/**
 * The cells of a file's first sheet, up to just past the limits.
 *
 * @throws HttpError 422 at `file` when it cannot be read, or would unpack to too much
 */
export async function readSheet(file: Incoming): Promise<Cells> {
  const bytes = await fs.readFile(file.path);
  if (file.kind === 'csv') return readCsv(bytes);

  const problem = workbookProblem(bytes);
  if (problem) throw invalid({ file: problem });
  const limits = [file.path, String(MAX_ROWS), String(MAX_COLUMNS)];
  const result = await runLimited(READER, limits, READING);
  if (result.ended === 'well') return JSON.parse(result.output);
  throw invalid({
    file: result.ended === 'badly' ? SHEET_TEXTS.unreadable : SHEET_TEXTS.tooLarge,
  });
}
