import { invoiceHistory } from '@boekwerk/shared/contract/history';
import {
  documentKind,
  type documentName,
  shownNumber,
} from '@boekwerk/shared/domain/invoice/invoice-shown';
import type { HistoryOf } from '@boekwerk/shared/ui/history';
import { texts } from './texts';

type Named = Parameters<typeof documentName>[0];

/** Whose history the drawer shows for an invoice, and under which title. */
export const historyOf = (invoice: Named): HistoryOf => ({
  title: texts.historyOf(nameOf(invoice)),
  endpoint: invoiceHistory,
  id: invoice.id,
});

/** In the middle of a sentence; a concept or a template goes by that. */
const nameOf = (invoice: Named) =>
  invoice.invoice_number === null
    ? shownNumber(invoice)
    : `${documentKind(invoice).toLowerCase()} ${invoice.invoice_number}`;
