import type { QueryClient, QueryKey } from '../query';

type Kept = {
  /** Where the answer is shown. */
  key: QueryKey;
  /** What else the write has changed: all under this key is asked again, the answer itself is not. */
  within: QueryKey;
};

/** Puts what a write answered in its place, as if it had been read. Done once what else is on screen was read again. */
export async function cacheReply<Answer>(
  client: QueryClient,
  { key, within }: Kept,
  answer: Answer,
): Promise<void> {
  // What was asked before the write would answer with what was there before.
  await client.cancelQueries({ queryKey: key, exact: true });
  client.setQueryData(key, answer);
  const kept = client.getQueryCache().find({ queryKey: key });
  await client.invalidateQueries({ queryKey: within, predicate: (query) => query !== kept });
}
