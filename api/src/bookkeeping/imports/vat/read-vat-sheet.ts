import { invalid } from '../../../platform/errors';
import type { Incoming } from '../../../platform/files/files';
import type { Cells } from '../../../platform/spreadsheets/cell';
import { readSpreadsheet } from '../../../platform/spreadsheets/read-spreadsheet';
import { TEXTS } from '../texts';
import { type CheckedSheet, checkRows } from './check-rows';
import { likeness } from './layout';
import { VAT_LIMITS } from './limits';

/** A sheet of invoices that was read. */
export type VatSheet = { file: Incoming; cells: Cells; checked: CheckedSheet };

/** @throws HttpError 422 at `file` for what is no readable sheet */
export async function readVatSheet(
  [file]: readonly Incoming[],
  signal: AbortSignal,
): Promise<VatSheet> {
  if (!file) throw invalid({ file: TEXTS.noFile });
  const sheet = await readSpreadsheet(file, VAT_LIMITS, { likeness, signal });
  return { file, cells: sheet.cells, checked: checkRows(sheet) };
}
