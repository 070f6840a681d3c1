import { today } from '@boekwerk/shared/domain/dates/dates';
import { DOCUMENT_STATUS_NAMES } from '@boekwerk/shared/domain/document/document-status';
import { amountCell, csvRow, dateCell, textCell } from '../../platform/spreadsheets/csv';
import type { Downloaded } from './store';
import { TEXTS } from './texts';

const nothing = textCell('');

/** What is known of a document, as a row of the index in its zip. */
export function indexRow(document: Downloaded, name: string, isMissing: boolean): string {
  const { tag, invoice_number, date, uploaded_date, supplier, amount, currency } = document;
  return csvRow([
    textCell(name),
    textCell(tag ?? ''),
    textCell(invoice_number),
    date ? dateCell(date) : nothing,
    dateCell(today(uploaded_date)),
    textCell(supplier),
    amount === null ? nothing : amountCell(document.is_credit ? -amount : amount),
    textCell(currency),
    textCell(DOCUMENT_STATUS_NAMES[document.status]),
    isMissing ? textCell(TEXTS.missing) : nothing,
  ]);
}
