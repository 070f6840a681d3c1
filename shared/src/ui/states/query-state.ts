/** How a query fares; its data stays when reading it again fails. */
export type QueryState<Data> = {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

/** Two queries that one screen needs together: both data, or what keeps them; only what failed is tried again. */
export function bothOf<One, Other>(
  one: QueryState<One>,
  other: QueryState<Other>,
): QueryState<readonly [One, Other]> {
  const failed = [one, other].filter(({ error }) => error !== null);
  // The failure of one that has its data is no reason for having nothing to show.
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
