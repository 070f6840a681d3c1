import * as v from 'valibot';
import { today } from '../domain/dates/dates';
import { BulkReply, invoiceIds, ofInvoices } from './bulk';
import { endpoint } from './endpoint';
import { basedOn, euroField, optionalDate } from './fields';
import { Invoice, ofInvoice } from './invoice';

const paymentDate = v.pipe(
  optionalDate,
  v.check(
    (date) => date === null || date <= today(),
    'Een betaling kan niet in de toekomst liggen',
  ),
);

export const PaymentForm = v.pipe(
  v.object({
    /** Everything that was still open is paid; `payment` is not looked at. */
    completed: v.optional(v.boolean(), false),
    /** All that was paid so far, this payment included; less than 0 when it was given back. */
    payment: v.optional(v.nullable(euroField('Vul een bedrag in')), null),
    /** The day of the payment; today when empty. */
    date: paymentDate,
    ...basedOn,
  }),
  v.forward(
    v.partialCheck(
      [['completed'], ['payment']],
      ({ completed, payment }) => completed || (payment !== null && payment !== 0),
      'Vul een bedrag in',
    ),
    ['payment'],
  ),
);
export type PaymentForm = v.InferInput<typeof PaymentForm>;

export const payInvoice = endpoint({
  summary: 'Record a payment: of all that is open, or up to a cumulative amount',
  method: 'PUT',
  path: '/invoicing/v1/invoice/:id/payment',
  ...ofInvoice,
  body: PaymentForm,
  reply: Invoice,
});

export const withdrawPayment = endpoint({
  summary: 'Take back the last payment that was recorded',
  method: 'DELETE',
  path: '/invoicing/v1/invoice/:id/payment',
  ...ofInvoice,
  body: v.object(basedOn),
  reply: Invoice,
});

export const payInvoices = endpoint({
  summary: 'Record that several invoices were paid in full',
  method: 'PUT',
  path: '/invoicing/v1/invoice/payment/multiple',
  ...ofInvoices,
  body: v.object({ invoice_ids: invoiceIds, date: paymentDate }),
  reply: BulkReply,
});
