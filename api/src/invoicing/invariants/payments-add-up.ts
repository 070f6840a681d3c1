import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { sql } from 'drizzle-orm';
import { IS_SENT, ofInvoices } from './of-invoices';

const { sent, partiallyPaid, paid } = InvoiceStatus;

const PAYMENTS = sql`payment
  where payment.relation_id = invoice.relation_id and payment.invoice_id = invoice.id`;

/** What is open of an invoice the database calculates of these itself. */
export const paymentsAddUp = ofInvoices(
  'payments-add-up',
  'what is paid of an invoice is the sum of its payments, and its state says so',
  sql`invoice.amount_paid <> coalesce((select sum(payment.amount) from ${PAYMENTS}), 0)
    or exists (select from ${PAYMENTS}) <> (invoice.status in (${partiallyPaid}, ${paid}))
    or invoice.status = ${paid}
      and sign(invoice.total) * (coalesce(invoice.given_back, invoice.total - invoice.credited) - invoice.amount_paid) > 0
    or invoice.status = ${sent} and invoice.amount_paid <> 0`,
);

const SENT_CREDITS = sql`invoice credit
  where credit.credited_invoice_id = invoice.id and credit.relation_id = invoice.relation_id
    and credit.prefix_id is not null`;

/**
 * A credit is settled when it is sent, against the invoice that it takes back: up to all of it, and no more. One of nothing
 * is taken back by the first.
 */
export const creditsAddUp = ofInvoices(
  'credits-add-up',
  'what is credited of an invoice is the sum of its credits, and no more than it was for',
  sql`invoice.credited <> coalesce((select sum(credit.total) from ${SENT_CREDITS}), 0)
    or invoice.total = 0 and (select count(*) from ${SENT_CREDITS}) > 1
    or sign(invoice.total) * (invoice.total - invoice.credited) < 0
    or invoice.credited_invoice_id is not null and not invoice.is_credit
    or (invoice.given_back is not null) <> (invoice.credited_invoice_id is not null and ${IS_SENT})`,
);
