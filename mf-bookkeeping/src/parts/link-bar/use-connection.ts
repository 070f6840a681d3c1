import { call } from '@boekwerk/shared/api-client/call';
import { checkConnection } from '@boekwerk/shared/contract/bookkeeping/connection';
import { PREFETCHED_MS, queryOptions, useQuery } from '@boekwerk/shared/query';
import { companyKey } from '@boekwerk/shared/query-keys';
import { useEffect } from 'react';

export const connectionQuery = () =>
  queryOptions({
    queryKey: companyKey('connection'),
    queryFn: ({ signal }) => call(checkConnection, { signal }),
    staleTime: PREFETCHED_MS,
  });

/**
 * How the link with the accounting package stands; it may break, or be mended, while somebody books.
 *
 * @param waitsFor why something waits, which may be the link: then it is asked anew
 */
export function useConnection(waitsFor: string | null = null) {
  const connection = useQuery({ ...connectionQuery(), refetchInterval: 60_000 });
  const { refetch } = connection;
  useEffect(() => {
    if (waitsFor !== null) void refetch();
  }, [waitsFor, refetch]);
  return connection;
}
