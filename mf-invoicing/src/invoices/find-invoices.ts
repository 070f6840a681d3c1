import { call } from '@boekwerk/shared/api-client/call';
import { listInvoices } from '@boekwerk/shared/contract/invoicing';
import type { Find } from '@boekwerk/shared/deployment/finder';
import { shownAmount, shownNumber } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { formatDate, formatEuro } from '@boekwerk/shared/domain/money/format';
import { addressOf } from '../addresses';

/** How many rows the palette has room for. */
const FEW = 5;

/** For the palette: invoices by number, customer or subject, the latest first. */
export const find: Find = async (search, signal) => {
  const { data } = await call(listInvoices, { query: { search, itemsPerPage: FEW }, signal });
  return data.map((invoice) => ({
    title: `${shownNumber(invoice)} · ${invoice.customer_name}`,
    detail: `${formatDate(invoice.date)} · ${formatEuro(shownAmount(invoice.total, invoice))}`,
    to: addressOf(invoice),
  }));
};
