import { call } from '@boekwerk/shared/api-client/call';
import {
  type ClientStats,
  getAssignedClientStats,
  getClientStats,
  getStatsOfClient,
} from '@boekwerk/shared/contract/bookkeeping/clients';
import type { CheckedInputOf, ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { keepPreviousData, PREFETCHED_MS, queryOptions, useQuery } from '@boekwerk/shared/query';
import { documentsKey } from '@boekwerk/shared/query-keys';

/** How the documents of a client stand, as a row of a list. */
export type Client = ClientStats & { id: number };

type Query = CheckedInputOf<typeof getClientStats>['query'];

/** @param ownsFirm a colleague asks for the clients that they were given */
export const clientsQuery = (query: Query, ownsFirm: boolean) =>
  queryOptions({
    queryKey: [...documentsKey(), 'clients', query, ownsFirm],
    queryFn: ({ signal }) =>
      call(ownsFirm ? getClientStats : getAssignedClientStats, { query, signal }),
    staleTime: PREFETCHED_MS,
  });

export const useClients = (query: Query, ownsFirm: boolean) =>
  useQuery({ ...clientsQuery(query, ownsFirm), select: asRows, placeholderData: keepPreviousData });

const asRows = ({ data, ...page }: ReplyOf<typeof getClientStats>) => ({
  ...page,
  data: data.map((client): Client => ({ ...client, id: client.relation_id })),
});

/** One of them, by id; asked for nothing while that is empty. */
export const useClient = (id: number | '') =>
  useQuery({
    queryKey: [...documentsKey(), 'client', id],
    queryFn: ({ signal }) => call(getStatsOfClient, { params: { id: Number(id) }, signal }),
    enabled: id !== '',
  });
