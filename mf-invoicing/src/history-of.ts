import { invoiceHistory } from '@boekwerk/shared/contract/history';
import { shownNumber } from '@boekwerk/shared/domain/invoice-shown';
import type { HistoryOf } from '@boekwerk/shared/ui/history';
import { texts } from './texts';

/** What there is to see of what happened to an invoice. */
export const historyOf = (invoice: Parameters<typeof shownNumber>[0]): HistoryOf => ({
  title: texts.historyOf(invoice.invoice_number, shownNumber(invoice)),
  endpoint: invoiceHistory,
  id: invoice.id,
});
