/** The one query cache in the page: everything else imports it from here. */

import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
  QueryClient as TanstackQueryClient,
} from '@tanstack/react-query';

export type { QueryKey, UseQueryResult } from '@tanstack/react-query';
export {
  keepPreviousData,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

/** How long what a page asked for ahead counts as just asked: its list is drawn meanwhile. */
export const PREFETCHED_MS = 2000;

export class QueryClient extends TanstackQueryClient {
  /**
   * Fetches anew what is on screen. What is being fetched for the first time is begun again as well, unless
   * `cancelRefetch` is false: its answer may be of before the write, and the library would keep that as new.
   */
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    if (options?.cancelRefetch !== false)
      for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' }))
        if (query.isActive() && query.state.data === undefined) void query.cancel({ silent: true });
    return super.invalidateQueries(filters, options);
  }
}
