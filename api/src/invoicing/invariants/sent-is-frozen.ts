import { sql } from 'drizzle-orm';
import { IS_SENT, ofInvoices } from './of-invoices';

/**
 * Who sent it to whom, when, and under which number stands on it for ever; a concept has no number. An opening balance
 * has that of another program, in no series of ours.
 */
export const sentIsFrozen = ofInvoices(
  'sent-is-frozen',
  'what was sent has its number and both parties, and what was not has no number',
  sql`case when invoice.is_opening_balance then
    not ${IS_SENT} or invoice.is_credit or invoice.invoice_number is null or invoice.from_party is null
      or invoice.to_party is null or invoice.prefix is not null or invoice.number_year is null
      or invoice.prefix_id is distinct from 0 or invoice.sent_at is not null
      or invoice.pdf_file_id is not null or invoice.in_books is not null
  when ${IS_SENT} then
    invoice.prefix is null or invoice.number_year is null or invoice.prefix_id is null
      or invoice.sent_at is null or invoice.from_party is null or invoice.to_party is null
      or invoice.invoice_number is distinct from invoice.prefix || invoice.number_year || '-'
        || lpad(invoice.prefix_id::text, greatest(4, length(invoice.prefix_id::text)), '0')
    else invoice.prefix_id is not null or invoice.invoice_number is not null end`,
);
