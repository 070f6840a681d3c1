import { call } from '@boekwerk/shared/api-client/call';
import { listCustomers } from '@boekwerk/shared/contract/customers';
import { listAssignedEnterprises, listEnterprises } from '@boekwerk/shared/contract/firm';
import {
  keepPreviousData,
  PREFETCHED_MS,
  type QueryClient,
  queryOptions,
  useQuery,
} from '@boekwerk/shared/query';
import { clientsKey } from '@boekwerk/shared/query-keys';
import { likelyMay } from '@boekwerk/shared/session/likely-may';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { openingQuery } from '@boekwerk/shared/ui/list-state';
import type { InferOutput } from 'valibot';
import { CustomerQuery, EnterpriseQuery } from './by-name';

export const REMEMBERED = { remember: 'relations', momentary: ['state'] };

const customersQuery = (query: InferOutput<typeof CustomerQuery>) =>
  queryOptions({
    queryKey: [...clientsKey(), query],
    queryFn: ({ signal }) => call(listCustomers, { query, signal }),
    staleTime: PREFETCHED_MS,
  });

export const useCustomers = (query: InferOutput<typeof CustomerQuery>) =>
  useQuery({ ...customersQuery(query), placeholderData: keepPreviousData });

function firmClientsQuery(query: InferOutput<typeof EnterpriseQuery>, isOwner: boolean) {
  const id = currentSession().relation_id ?? 0;
  const endpoint = isOwner ? listEnterprises : listAssignedEnterprises;
  return queryOptions({
    queryKey: [...clientsKey(), 'enterprises', query, isOwner],
    queryFn: ({ signal }) => call(endpoint, { params: { id }, query, signal }),
    staleTime: PREFETCHED_MS,
  });
}

/** The clients of the own firm: all of them for its owner, the assigned ones for a colleague. */
export const useFirmClients = (query: InferOutput<typeof EnterpriseQuery>, isOwner: boolean) =>
  useQuery({ ...firmClientsQuery(query, isOwner), placeholderData: keepPreviousData });

/** Asks for the relations that the overview is opened with. */
export function prefetchRelations(client: QueryClient, params: URLSearchParams): void {
  if (currentSession().type === 1) {
    const query = openingQuery(EnterpriseQuery, REMEMBERED, params);
    void client.prefetchQuery(firmClientsQuery(query, likelyMay('firm')));
  } else {
    void client.prefetchQuery(customersQuery(openingQuery(CustomerQuery, REMEMBERED, params)));
  }
}
