import { call } from '@boekwerk/shared/api-client/call';
import { listWork } from '@boekwerk/shared/contract/bookkeeping/work-queue';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import {
  keepPreviousData,
  PREFETCHED_MS,
  type QueryClient,
  queryOptions,
  useQuery,
} from '@boekwerk/shared/query';
import { documentsKey } from '@boekwerk/shared/query-keys';
import { openingQuery } from '@boekwerk/shared/ui/list-state';

export type WorkQuery = CheckedInputOf<typeof listWork>['query'];

/** Colleagues work on it too, and clients hand in. */
const READ_AGAIN_MS = 60_000;

export const REMEMBERED = { remember: 'work-queue' };

const workQuery = (query: WorkQuery) =>
  queryOptions({
    queryKey: [...documentsKey(), 'work', query],
    queryFn: ({ signal }) => call(listWork, { query, signal }),
    staleTime: PREFETCHED_MS,
  });

/** Asks for the work that the queue is opened with. */
export function prefetchWork(client: QueryClient, params: URLSearchParams): void {
  void client.prefetchQuery(workQuery(openingQuery(listWork.query, REMEMBERED, params)));
}

export const useWork = (query: WorkQuery) =>
  useQuery({
    ...workQuery(query),
    placeholderData: keepPreviousData,
    refetchInterval: READ_AGAIN_MS,
  });
