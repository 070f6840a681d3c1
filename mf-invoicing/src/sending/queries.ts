import { call } from '@boekwerk/shared/api-client/call';
import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { type SendRequest, sendInvoice } from '@boekwerk/shared/contract/invoice-sending';
import { getInvoiceTemplate } from '@boekwerk/shared/contract/invoice-template';
import { useQuery } from '@boekwerk/shared/query';
import { invoiceTemplateKey } from '@boekwerk/shared/query-keys';
import { useInvoiceWrite } from '../invoice-queries';

export const useSendInvoice = (invoice: Invoice) =>
  useInvoiceWrite<SendRequest>(invoice, (body, idempotencyKey) =>
    call(sendInvoice, { params: { id: invoice.id }, body, idempotencyKey }),
  );

/** The letter of the company; always asked anew, for a message starts with what it says now. */
export const useLetter = () =>
  useQuery({
    queryKey: [...invoiceTemplateKey(), 'text'],
    queryFn: async ({ signal }) => (await call(getInvoiceTemplate, { signal })).text,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
