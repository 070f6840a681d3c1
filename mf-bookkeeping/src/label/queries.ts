import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import { processBookingItems } from '@boekwerk/shared/contract/bookkeeping/booking';
import { labelBookingItems } from '@boekwerk/shared/contract/bookkeeping/documents';
import type { BulkReply } from '@boekwerk/shared/contract/bulk';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { useMutation } from '@boekwerk/shared/query';
import { useRefreshDocuments } from '../document-queries';

type Labels = CheckedInputOf<typeof labelBookingItems>['body'];

export function useLabelDocuments() {
  const keyOf = useIntentKey();
  return useMutation({
    mutationFn: (body: Labels) => call(labelBookingItems, { body, idempotencyKey: keyOf(body) }),
  });
}

/** Labels documents, and has those that it labelled made ready to be booked. */
export function useProcessDocuments() {
  const label = useLabelDocuments();
  const keyOf = useIntentKey();
  const refresh = useRefreshDocuments();
  return useMutation({
    mutationFn: async (body: Labels): Promise<BulkReply> => {
      const labelled = await label.mutateAsync(body);
      const ids = labelled.updated;
      if (ids.length === 0) return labelled;
      const processed = await call(processBookingItems, {
        body: { ids },
        idempotencyKey: keyOf(ids),
      });
      return { ...processed, failed: [...labelled.failed, ...processed.failed] };
    },
    // What was labelled before it failed stays so.
    onError: () => void refresh(),
  });
}
