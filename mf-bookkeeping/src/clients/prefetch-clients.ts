import { getClientStats } from '@boekwerk/shared/contract/bookkeeping/clients';
import type { QueryClient } from '@boekwerk/shared/query';
import { likelyMay } from '@boekwerk/shared/session/likely-may';
import { openingQuery } from '@boekwerk/shared/ui/list-state';
import { clientsQuery } from '../parts/clients/use-clients';

export const REMEMBERED = { remember: 'bookkeeping-clients' };

/** Asks for the clients that their list is opened with. */
export function prefetchClients(client: QueryClient, params: URLSearchParams): void {
  const query = openingQuery(getClientStats.query, REMEMBERED, params);
  void client.prefetchQuery(clientsQuery(query, likelyMay('firm')));
}
