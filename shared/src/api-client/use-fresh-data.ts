import { useState } from 'react';

type Query<Data> = { data: Data | undefined; isFetchedAfterMount: boolean; isSuccess: boolean };

/**
 * What a query holds once it was read since the page came up: a form does not start from what was read some time ago,
 * not even when reading it now fails. After that it stays, whatever becomes of reading it again.
 */
export function useFreshData<Data>({ data, isFetchedAfterMount, isSuccess }: Query<Data>) {
  const [isRead, setRead] = useState(false);
  if (!isRead && isFetchedAfterMount && isSuccess) setRead(true);
  return isRead ? data : undefined;
}
