import { call } from '@boekwerk/shared/api-client/call';
import { listBookingItems } from '@boekwerk/shared/contract/bookkeeping/documents';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { PREFETCHED_MS, type QueryClient, queryOptions } from '@boekwerk/shared/query';
import { documentsKey } from '@boekwerk/shared/query-keys';
import { likelyMay } from '@boekwerk/shared/session/likely-may';
import { openingQuery } from '@boekwerk/shared/ui/list-state';
import { earlierInvoicesQuery } from './own-invoices/queries';
import { connectionQuery } from './parts/link-bar/use-connection';
import { FROM_WORK } from './work-queue/opened-work';

export type DocumentsQuery = CheckedInputOf<typeof listBookingItems>['query'];

/** The list comes back as it was left, without the document that was open on it. */
export const REMEMBERED = { remember: 'documents', momentary: ['id', FROM_WORK] };

export const documentListsKey = () => [...documentsKey(), 'list'];

/** A page of the list. */
export const documentsQuery = (query: DocumentsQuery) =>
  queryOptions({
    queryKey: [...documentListsKey(), query],
    queryFn: ({ signal }) => call(listBookingItems, { query, signal }),
  });

/** Asks for the documents that the list is opened with, and for what stands above them, which would push them down. */
export function prefetchDocuments(client: QueryClient, params: URLSearchParams): void {
  const query = openingQuery(listBookingItems.query, REMEMBERED, params);
  void client.prefetchQuery({ ...documentsQuery(query), staleTime: PREFETCHED_MS });
  void client.prefetchQuery(earlierInvoicesQuery(''));
  if (likelyMay('accountingLink')) void client.prefetchQuery(connectionQuery());
}
