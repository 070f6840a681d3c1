import { MAX_BOOKING_LINES } from '@boekwerk/shared/contract/bookkeeping/booking';
import { MAX_VAT_ROWS } from '@boekwerk/shared/contract/bookkeeping/vat-import';
import { isUnusualInvoiceDate } from '@boekwerk/shared/domain/booking/invoice-date';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { formatQuantity } from '@boekwerk/shared/domain/money/format';
import { MAX_EURO, sum, toCents } from '@boekwerk/shared/domain/money/money';
import { type Spreadsheet, textOf } from '../../../platform/spreadsheets/cell';
import { SPREADSHEET_TEXTS } from '../../../platform/spreadsheets/texts';
import { numberKey } from '../../duplicates/same-number';
import { type Remarks, remark } from '../remark';
import { TEXTS } from '../texts';
import { findLayout, type Layout, missingIn } from './layout';
import { MAX_COLUMNS } from './limits';
import {
  type Head,
  type RowOfSheet,
  readAmounts,
  readHead,
  rowOfSheet,
  type VatRow,
} from './read-row';
import { COLUMN_NAMES, VAT_TEXTS } from './texts';

/** The rows of a sheet with one number of one party. */
export type SheetInvoice = Head & { rows: VatRow[] };

/** What a sheet says, as far as it can be known from the sheet alone. */
export type CheckedSheet = Remarks & { invoices: SheetInvoice[]; layout: Layout | null };

/** Reads the rows of a sheet, and puts those with one number of one party together. */
export function checkRows({ cells, others }: Spreadsheet): CheckedSheet {
  const layout = findLayout(cells);
  const remarks: Remarks = { errors: checkLayout(cells, layout), warnings: [] };
  if (others.length > 0)
    remarks.warnings.push(remark(null, null, TEXTS.otherSheets(others.join(', '))));
  if (!layout || remarks.errors.length > 0) return { ...remarks, layout, invoices: [] };

  const filled = cells
    .map((row, at) => ({ row, at }))
    .filter(({ row, at }) => at > layout.header && row.some((cell) => textOf(cell) !== ''));
  if (filled.length === 0) remarks.errors.push(remark(null, null, VAT_TEXTS.noRows));
  if (filled.length > MAX_VAT_ROWS) {
    remarks.errors.push(remark(null, null, VAT_TEXTS.tooManyRows(formatQuantity(MAX_VAT_ROWS))));
    return { ...remarks, layout, invoices: [] };
  }
  const invoices = new Map<string, SheetInvoice>();
  for (const { row, at } of filled) addRow(rowOfSheet(row, at, layout, remarks), at, invoices);
  for (const invoice of invoices.values()) checkInvoice(invoice, layout, remarks);
  return { ...remarks, layout, invoices: [...invoices.values()] };
}

function checkLayout(cells: Spreadsheet['cells'], layout: Layout | null): Remarks['errors'] {
  const wide = cells.findIndex((row) => row.length > MAX_COLUMNS);
  const missing = layout ? missingIn(layout) : [];
  return [
    ...(wide === -1 ? [] : [remark(wide, null, SPREADSHEET_TEXTS.tooManyColumns(MAX_COLUMNS))]),
    ...(layout ? [] : [remark(null, null, VAT_TEXTS.noHeader)]),
    ...missing.map((columns) => {
      const names = columns.map((column) => COLUMN_NAMES[column][0]);
      return remark(layout?.header ?? null, null, VAT_TEXTS.columnMissing(names));
    }),
  ];
}

/** By whom and under which number an invoice is known; neither has a line end. */
export const keyOf = ({ tag, party, number }: Head) =>
  [tag, party.toLowerCase(), numberKey(number)].join('\n');

function addRow(row: RowOfSheet, at: number, invoices: Map<string, SheetInvoice>): void {
  const head = readHead(row);
  const amounts = readAmounts(row, at);
  if (!head || !amounts) return;
  const before = invoices.get(keyOf(head));
  if (before && before.date !== head.date) {
    row.refuse('date', VAT_TEXTS.otherDate(before.date));
    return;
  }
  if (before) before.rows.push(amounts);
  else invoices.set(keyOf(head), { ...head, rows: [amounts] });
  if (!before && isUnusualInvoiceDate(head.date, today()))
    row.warn('date', VAT_TEXTS.unusualDate(head.date));
}

function checkInvoice({ number, rows }: SheetInvoice, { places }: Layout, { errors }: Remarks) {
  const [first] = rows;
  const at = first?.at ?? null;
  const total = sum(rows.map(({ incl }) => incl));
  if (total === 0) errors.push(remark(at, places.incl ?? null, VAT_TEXTS.noTotal(number)));
  if (Math.abs(total) > toCents(MAX_EURO))
    errors.push(remark(at, places.incl ?? null, TEXTS.tooLarge));
  if (rows.length > MAX_BOOKING_LINES)
    errors.push(remark(at, null, VAT_TEXTS.tooManyLines(MAX_BOOKING_LINES)));
}
