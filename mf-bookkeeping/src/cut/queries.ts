import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import { splitBookingItem } from '@boekwerk/shared/contract/bookkeeping/cut';
import type { InputOf } from '@boekwerk/shared/contract/endpoint';
import { useMutation } from '@boekwerk/shared/query';

type Cut = InputOf<typeof splitBookingItem>['body'];

export function useCutDocument(id: number) {
  const keyOf = useIntentKey();
  return useMutation({
    mutationFn: (body: Cut) =>
      call(splitBookingItem, { params: { id }, body, idempotencyKey: keyOf({ id, body }) }),
  });
}
