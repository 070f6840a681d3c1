import { useState } from 'react';

type Query<Data> = { data: Data | undefined; isFetchedAfterMount: boolean; isSuccess: boolean };

/**
 * A query that ignores older cached data: a form never starts from that, not even when fetching fails. Data that was
 * fetched since the page opened stays, also when fetching again fails.
 */
export function useFreshQuery<Result extends Query<unknown>>(query: Result) {
  const [isRead, setRead] = useState(false);
  if (!isRead && query.isFetchedAfterMount && query.isSuccess) setRead(true);
  return { ...query, data: (isRead ? query.data : undefined) as Result['data'] };
}
