/** The state of a query; its data stays when a refresh fails. */
export type QueryState<Data> = {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

/** Two queries that one screen needs together: the data of both, or why it is missing; only what failed is retried. */
export function bothOf<One, Other>(
  one: QueryState<One>,
  other: QueryState<Other>,
): QueryState<readonly [One, Other]> {
  const failed = [one, other].filter(({ error }) => error !== null);
  // A failed refresh of one that has data does not count as a failure.
  const [first] = failed.sort(
    (a, b) => Number(a.data !== undefined) - Number(b.data !== undefined),
  );
  const isThere = one.data !== undefined && other.data !== undefined;
  return {
    data: isThere ? [one.data as One, other.data as Other] : undefined,
    error: first?.error ?? null,
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
