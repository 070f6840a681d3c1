import type { ExportRequest } from '@boekwerk/shared/contract/invoice-export';
import { type IsoDate, today } from '@boekwerk/shared/domain/dates/dates';
import { shownAmount, shownBadges } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { fromCents, sum, toCents } from '@boekwerk/shared/domain/money/money';
import { invalid } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import {
  amountCell,
  BYTE_ORDER_MARK,
  csvRow,
  dateCell,
  NO_CELL,
  textCell,
} from '../../platform/spreadsheets/csv';
import type { ListedInvoice } from '../list/list-columns';
import { exportFilter } from './export-filter';
import { countFitting, findInPortions } from './store';
import { exportName, TEXTS } from './texts';

const MAX_ROWS = 100_000;

/**
 * A table of invoices that a Dutch spreadsheet opens as it is, the oldest first; amounts of credits are negative.
 *
 * @throws HttpError 404 when one of the chosen is not the company's, 422 for too many
 */
export async function exportCsv(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  request: ExportRequest,
) {
  const fits = await exportFilter(db, caller.relation_id, request);
  if ((await countFitting(db, fits)) > MAX_ROWS) throw invalid({ invoice_ids: TEXTS.tooManyRows });

  const day = today();
  const parts = [BYTE_ORDER_MARK, csvRow(TEXTS.columns.map(textCell))];
  for await (const rows of findInPortions(db, fits))
    parts.push(rows.map((row) => invoiceRow(row, day)).join(''));
  return { name: exportName(day, 'csv'), content: parts.join('') };
}

function invoiceRow(row: ListedInvoice, day: IsoDate): string {
  const [status] = shownBadges(row, day);
  const vat = fromCents(sum([toCents(row.total), toCents(-row.total_ex_tax)]));
  const cell = (amount: number) => amountCell(shownAmount(amount, row));
  return csvRow([
    textCell(row.invoice_number ?? ''),
    textCell(status?.name ?? ''),
    textCell(row.customer_name),
    ...[dateCell(row.date), dateCell(row.expiration_date)],
    textCell(row.description),
    textCell(row.reference),
    // What an opening balance was without VAT is not known here.
    ...(row.is_opening_balance ? [NO_CELL, NO_CELL] : [row.total_ex_tax, vat].map(cell)),
    ...[row.total, row.amount_paid, row.open_amount].map(cell),
  ]);
}
