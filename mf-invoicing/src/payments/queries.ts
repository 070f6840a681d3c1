import { call } from '@boekwerk/shared/api-client/call';
import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { type PaymentForm, payInvoice, withdrawPayment } from '@boekwerk/shared/contract/payments';
import { useInvoiceWrite } from '../invoice-queries';

export const usePayInvoice = (invoice: Invoice) =>
  useInvoiceWrite<PaymentForm>(invoice, (body, idempotencyKey) =>
    call(payInvoice, { params: { id: invoice.id }, body, idempotencyKey }),
  );

export const useWithdrawPayment = (invoice: Invoice) =>
  useInvoiceWrite<object>(invoice, (body) =>
    call(withdrawPayment, { params: { id: invoice.id }, body }),
  );
