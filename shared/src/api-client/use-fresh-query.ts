import { useState } from 'react';

type Query<Data> = { data: Data | undefined; isFetchedAfterMount: boolean; isSuccess: boolean };

/**
 * A query without what was read some time ago: a form does not start from that, not even when reading it now fails.
 * Once it was read since the page came up its data stays, whatever becomes of reading it again.
 */
export function useFreshQuery<Result extends Query<unknown>>(query: Result) {
  const [isRead, setRead] = useState(false);
  if (!isRead && query.isFetchedAfterMount && query.isSuccess) setRead(true);
  return { ...query, data: (isRead ? query.data : undefined) as Result['data'] };
}
