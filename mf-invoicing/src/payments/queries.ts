import { call } from '@boekwerk/shared/api-client/call';
import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { type PaymentForm, payInvoice, withdrawPayment } from '@boekwerk/shared/contract/payments';
import { useInvoiceWrite } from '../invoice-queries';

export const usePayInvoice = (invoice: Invoice) =>
  useInvoiceWrite<PaymentForm>(invoice, (body, idempotencyKey) =>
    call(payInvoice, { params: { id: invoice.id }, body, idempotencyKey }),
  );

/** Takes back the last payment of the invoice as it was seen: one that came in since stays. */
export const useWithdrawPayment = (invoice: Invoice) =>
  useInvoiceWrite<Pick<Invoice, 'updated_at'>>(invoice, (body) =>
    call(withdrawPayment, { params: { id: invoice.id }, body }),
  );
