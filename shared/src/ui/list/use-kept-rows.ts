import { useState } from 'react';
import type { ListAnswer, ListProps, ListRow } from './list-props';

type Failure = { question: string; error: unknown };

/**
 * The answer; of a search, filter, order or page that failed the rows of the one before it, as a placeholder with the
 * failure. That stays said while the same is asked again.
 */
export function useKeptRows<Row extends ListRow>({
  list,
  query,
}: Pick<ListProps<Row>, 'list' | 'query'>): ListAnswer<Row> {
  const { data, error, isPlaceholderData, isFetching, refetch } = query;
  const question = JSON.stringify(list.query);
  const [before, setBefore] = useState(data);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (data !== undefined && data !== before) setBefore(data);
  if (error !== null && (failure?.error !== error || failure?.question !== question))
    setFailure({ question, error });
  if (failure && error === null && data !== undefined && !isPlaceholderData) setFailure(null);

  const retried = isPlaceholderData && failure?.question === question ? failure : null;
  const failed = error ?? retried?.error ?? null;
  // A refresh that failed has rows of its own; where nothing was found before, the failure alone is said.
  if (failed === null || (data !== undefined && !retried) || !before?.data.length) return query;
  return { data: before, error: failed, isPlaceholderData: true, isFetching, refetch };
}
