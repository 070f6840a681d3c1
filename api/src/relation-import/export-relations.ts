import { today } from '@boekwerk/shared/domain/dates/dates';
import { formatQuantity } from '@boekwerk/shared/domain/money/format';
import { invalid } from '../platform/errors';
import type { Call } from '../platform/http/call';
import { cellsOf } from '../platform/sheet-import/template';
import { BYTE_ORDER_MARK, csvRow, textCell } from '../platform/spreadsheets/csv';
import { writeWorkbook } from '../platform/spreadsheets/write-workbook';
import { type Column, columnsFor } from './columns';
import { ownerOf } from './import-relations';
import { countFitting, type ExportQuery, findInPortions } from './store';
import { EXPORT_TEXTS } from './texts';

type Scope = Pick<Call, 'db' | 'caller'>;

const MAX_ROWS = 100_000;

/**
 * The relations that fit, as a table that a Dutch spreadsheet opens as it is.
 *
 * @throws HttpError 422 for too many
 */
export async function exportCsv(asked: Scope, query: ExportQuery) {
  const columns = await columnsOf(asked, query);
  const parts = [BYTE_ORDER_MARK];
  for await (const rows of rowsOf(asked, query, columns))
    parts.push(rows.map((cells) => csvRow(cells.map(textCell))).join(''));
  return { name: `${EXPORT_TEXTS.fileName(today())}.csv`, content: parts.join('') };
}

/**
 * The relations that fit, as an Excel workbook.
 *
 * @throws HttpError 422 for too many
 */
export async function exportXlsx(asked: Scope, query: ExportQuery) {
  const columns = await columnsOf(asked, query);
  const portions = rowsOf(asked, query, columns);
  const widths = columns.map(({ width }) => width);
  const content = await writeWorkbook([{ name: EXPORT_TEXTS.sheet, widths, portions }]);
  return { name: `${EXPORT_TEXTS.fileName(today())}.xlsx`, content };
}

async function* rowsOf({ db, caller }: Scope, query: ExportQuery, columns: readonly Column[]) {
  yield [columns.map(({ header }) => header)];
  for await (const parties of findInPortions(db, ownerOf(caller), query))
    yield parties.map((party) => cellsOf(party, columns));
}

async function columnsOf({ db, caller }: Scope, query: ExportQuery) {
  const owner = ownerOf(caller);
  if ((await countFitting(db, owner, query)) > MAX_ROWS)
    throw invalid({ search: EXPORT_TEXTS.tooMany(formatQuantity(MAX_ROWS)) });
  return columnsFor(owner.isFirm);
}
