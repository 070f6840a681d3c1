import { call } from '@boekwerk/shared/api-client/call';
import { listWork } from '@boekwerk/shared/contract/bookkeeping/work-queue';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { keepPreviousData, useQuery } from '@boekwerk/shared/query';
import { documentsKey } from '@boekwerk/shared/query-keys';

export type WorkQuery = CheckedInputOf<typeof listWork>['query'];

/** Colleagues work on it too, and clients hand in. */
const READ_AGAIN_MS = 60_000;

export const useWork = (query: WorkQuery) =>
  useQuery({
    queryKey: [...documentsKey(), 'work', query],
    queryFn: ({ signal }) => call(listWork, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: READ_AGAIN_MS,
  });
