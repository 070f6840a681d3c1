import { call } from '@boekwerk/shared/api-client/call';
import { getMailProgress } from '@boekwerk/shared/contract/invoice-sending';
import { InvoiceQuery, listInvoices } from '@boekwerk/shared/contract/invoicing';
import { PREFETCHED_MS, type QueryClient, queryOptions } from '@boekwerk/shared/query';
import { invoicesKey } from '@boekwerk/shared/query-keys';
import { openingQuery } from '@boekwerk/shared/ui/list-state';

export const REMEMBERED = { remember: 'invoices' };

export const invoicesQuery = (query: InvoiceQuery) =>
  queryOptions({
    queryKey: [...invoicesKey(), 'list', query],
    queryFn: ({ signal }) => call(listInvoices, { query, signal }),
    staleTime: PREFETCHED_MS,
  });

/** The mails of the company that wait or failed. */
export const mailProgressQuery = () =>
  queryOptions({
    queryKey: [...invoicesKey(), 'mail-progress'],
    queryFn: ({ signal }) => call(getMailProgress, { signal }),
    staleTime: PREFETCHED_MS,
  });

/** Asks for the invoices that the overview is opened with, and for what is said above them, which would push them down. */
export function prefetchInvoices(client: QueryClient, params: URLSearchParams): void {
  const query = openingQuery(InvoiceQuery, REMEMBERED, params);
  if (query.tab !== 'recurring') void client.prefetchQuery(invoicesQuery(query));
  void client.prefetchQuery(mailProgressQuery());
}
