import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import {
  addEarlierInvoices,
  countEarlierInvoices,
} from '@boekwerk/shared/contract/bookkeeping/own-invoices';
import {
  keepPreviousData,
  PREFETCHED_MS,
  queryOptions,
  useMutation,
  useQuery,
} from '@boekwerk/shared/query';
import { documentsKey } from '@boekwerk/shared/query-keys';

const PAUSE_MS = 2000;

export const earlierInvoicesQuery = (from: string) =>
  queryOptions({
    queryKey: [...documentsKey(), 'earlier', from],
    queryFn: ({ signal }) => call(countEarlierInvoices, { query: { from }, signal }),
    staleTime: PREFETCHED_MS,
  });

/** How many invoices were sent before the books were kept; asked anew as long as some are on their way. */
export const useEarlierInvoices = (from: string) =>
  useQuery({
    ...earlierInvoicesQuery(from),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.waiting ? PAUSE_MS : false),
  });

export function useAddEarlierInvoices() {
  const keyOf = useIntentKey();
  return useMutation({
    mutationFn: (body: { from: string }) =>
      call(addEarlierInvoices, { body, idempotencyKey: keyOf(body) }),
  });
}
