/** A query that can be asked again. */
export type AskableQuery<Data> = {
  refetch: (options: { throwOnError: boolean }) => Promise<{ data?: Data; error: unknown }>;
};

/**
 * Asks again for what a query holds.
 *
 * @throws ApiError when it cannot be read
 */
export async function readAgain<Data>({ refetch }: AskableQuery<Data>): Promise<Data> {
  const { data, error } = await refetch({ throwOnError: true });
  if (data === undefined) throw error;
  return data;
}
