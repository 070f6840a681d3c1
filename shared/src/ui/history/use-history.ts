import { call } from '../../api-client/call';
import { useInfiniteQuery } from '../../query';
import { historyKey } from '../../query-keys';
import type { HistoryOf } from './history-of';

/** The history of one thing, page after page; read anew each time it is opened. */
export function useHistory({ endpoint, id }: Omit<HistoryOf, 'title'>) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: historyKey(endpoint.path, id),
    queryFn: ({ pageParam: before, signal }) =>
      call(endpoint, { params: { id }, query: before === null ? {} : { before }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
  return { ...query, entries: data?.pages.flatMap((page) => page.data) };
}
