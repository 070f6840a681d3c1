import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import {
  bookBookingItems,
  listBookingProposals,
} from '@boekwerk/shared/contract/bookkeeping/bulk-booking';
import type { CheckedInputOf, ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { companyKey } from '@boekwerk/shared/query-keys';
import { vatCodesKey } from '../queries';

export type ShownBooking = CheckedInputOf<typeof bookBookingItems>['body']['items'][number];
type Proposals = ReplyOf<typeof listBookingProposals>;

const proposalsKey = (ids: readonly number[]) => companyKey('booking-proposals', ids);

/** Reads documents as their forms would show them; their VAT codes are at hand then for every date. */
function useFetchProposals() {
  const client = useQueryClient();
  return async (ids: readonly number[], signal?: AbortSignal): Promise<Proposals> => {
    const read = await call(listBookingProposals, { body: { ids: [...ids] }, signal });
    for (const { dates, codes } of read.vat_codes)
      for (const date of dates) client.setQueryData(vatCodesKey(date), codes);
    return read;
  };
}

/** The documents as their forms would show them. They stay as they were read: what somebody typed is based on them. */
export function useProposals(ids: readonly number[]) {
  const fetchProposals = useFetchProposals();
  return useQuery({
    queryKey: proposalsKey(ids),
    queryFn: ({ signal }) => fetchProposals(ids, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Reads one of them again, as somebody else has changed it. @throws ApiError */
export function useReadProposal(ids: readonly number[]) {
  const client = useQueryClient();
  const fetchProposals = useFetchProposals();
  return async (id: number): Promise<Proposals> => {
    const read = await fetchProposals([id]);
    client.setQueryData<Proposals>(proposalsKey(ids), (known) => known && withRead(known, read));
    return read;
  };
}

/** Takes one of them off the table. */
export function useLeaveOut(ids: readonly number[]) {
  const client = useQueryClient();
  return (id: number) =>
    client.setQueryData<Proposals>(
      proposalsKey(ids),
      (known) =>
        known && { ...known, data: known.data.filter(({ document }) => document.id !== id) },
    );
}

const withRead = (known: Proposals, { data: [read], failed }: Proposals): Proposals => ({
  ...known,
  data: known.data.flatMap((one) => {
    if (one.document.id === read?.document.id) return [read];
    return failed.some(({ id }) => id === one.document.id) ? [] : [one];
  }),
  failed: [...known.failed, ...failed],
});

export function useBookDocuments() {
  const keyOf = useIntentKey();
  return useMutation({
    mutationFn: (items: ShownBooking[]) =>
      call(bookBookingItems, { body: { items }, idempotencyKey: keyOf(items) }),
    // What could not be booked is tried again in the same table.
    onSuccess: keyOf.over,
  });
}
