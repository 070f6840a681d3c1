import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import { type SendRequest, sendInvoice } from '@boekwerk/shared/contract/invoicing';
import { useMutation, useQueryClient } from '@boekwerk/shared/query';
import { invoiceKey, invoicesKey } from '@boekwerk/shared/query-keys';

export function useSendInvoice(id: number) {
  const client = useQueryClient();
  const keyOf = useIntentKey();
  return useMutation({
    mutationFn: (body: SendRequest) =>
      call(sendInvoice, { params: { id }, body, idempotencyKey: keyOf(body) }),
    onSuccess: (sent) => {
      client.setQueryData(invoiceKey(id), sent);
      return client.invalidateQueries({ queryKey: invoicesKey() });
    },
  });
}
