import type { QueryClient, QueryKey } from '../query';

type Kept = {
  /** Where the answer is shown. */
  key: QueryKey;
  /** What else the write has changed: everything under this key is fetched again, except the reply itself. */
  within: QueryKey;
};

/** Puts the reply of a write in the query cache. Resolves once everything else on screen was fetched again. */
export async function cacheReply<Answer>(
  client: QueryClient,
  { key, within }: Kept,
  answer: Answer,
): Promise<void> {
  // A fetch that started before the write would put the old value back.
  await client.cancelQueries({ queryKey: key, exact: true });
  client.setQueryData(key, answer);
  const kept = client.getQueryCache().find({ queryKey: key });
  await client.invalidateQueries({ queryKey: within, predicate: (query) => query !== kept });
}
