import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import { listMoveTargets, moveBookingItems } from '@boekwerk/shared/contract/bookkeeping/move';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { keepPreviousData, useMutation, useQuery } from '@boekwerk/shared/query';
import { documentsKey } from '@boekwerk/shared/query-keys';

export const useMoveTargets = (search: string) =>
  useQuery({
    queryKey: [...documentsKey(), 'targets', search],
    queryFn: ({ signal }) => call(listMoveTargets, { query: { search }, signal }),
    placeholderData: keepPreviousData,
  });

export function useMoveDocuments() {
  const keyOf = useIntentKey();
  return useMutation({
    mutationFn: (body: CheckedInputOf<typeof moveBookingItems>['body']) =>
      call(moveBookingItems, { body, idempotencyKey: keyOf(body) }),
  });
}
