import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import {
  deleteBookingItems,
  getTrashedItem,
  listTrash,
} from '@boekwerk/shared/contract/bookkeeping/trash';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { keepPreviousData, useMutation, useQuery } from '@boekwerk/shared/query';
import { documentsKey } from '@boekwerk/shared/query-keys';

type TrashQuery = CheckedInputOf<typeof listTrash>['query'];

export const useTrash = (query: TrashQuery) =>
  useQuery({
    queryKey: [...documentsKey(), 'trash', query],
    queryFn: ({ signal }) => call(listTrash, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const useTrashed = (id: number) =>
  useQuery({
    queryKey: [...documentsKey(), 'trash', id],
    queryFn: ({ signal }) => call(getTrashedItem, { params: { id }, signal }),
  });

export function useDeleteDocuments() {
  const keyOf = useIntentKey();
  return useMutation({
    mutationFn: (booking_item_ids: number[]) =>
      call(deleteBookingItems, {
        body: { booking_item_ids },
        idempotencyKey: keyOf(booking_item_ids),
      }),
  });
}
