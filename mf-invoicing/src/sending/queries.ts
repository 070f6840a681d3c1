import { call } from '@boekwerk/shared/api-client/call';
import { getEmailText } from '@boekwerk/shared/contract/email-text';
import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { type SendRequest, sendInvoice } from '@boekwerk/shared/contract/invoice-sending';
import { useQuery } from '@boekwerk/shared/query';
import { emailTextKey } from '@boekwerk/shared/query-keys';
import { useInvoiceWrite } from '../invoice-queries';

export const useSendInvoice = (invoice: Invoice) =>
  useInvoiceWrite<SendRequest>(invoice, (body, idempotencyKey) =>
    call(sendInvoice, { params: { id: invoice.id }, body, idempotencyKey }),
  );

/** The e-mail text of the company; always fetched, because a message starts with it. */
export const useEmailText = () =>
  useQuery({
    queryKey: [...emailTextKey(), 'text'],
    queryFn: async ({ signal }) => (await call(getEmailText, { signal })).text,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
