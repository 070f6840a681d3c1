import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import { mergeBookingItems } from '@boekwerk/shared/contract/bookkeeping/merge';
import type { InputOf } from '@boekwerk/shared/contract/endpoint';
import { useMutation } from '@boekwerk/shared/query';

type Merge = InputOf<typeof mergeBookingItems>['body'];

export function useMergeDocuments() {
  const keyOf = useIntentKey();
  return useMutation({
    mutationFn: (body: Merge) => call(mergeBookingItems, { body, idempotencyKey: keyOf(body) }),
  });
}
