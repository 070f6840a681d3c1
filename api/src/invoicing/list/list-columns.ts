import type { INVOICE_SORTS } from '@boekwerk/shared/contract/invoicing';
import { type SQL, sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { invoice } from '../../platform/database/schema/invoicing';
import { HAS_SENT_CREDIT } from '../credits/store';

/** What the list shows of an invoice. */
export const LIST_COLUMNS = {
  id: invoice.id,
  invoice_number: invoice.invoice_number,
  status: invoice.status,
  date: invoice.date,
  expiration_date: invoice.expiration_date,
  description: invoice.description,
  reference: invoice.reference,
  total: invoice.total,
  total_ex_tax: invoice.total_ex_tax,
  amount_paid: invoice.amount_paid,
  credited: invoice.credited,
  has_sent_credit: HAS_SENT_CREDIT,
  given_back: invoice.given_back,
  open_amount: invoice.open_amount,
  recurrence_id: invoice.recurrence_id,
  reminder_sent: invoice.reminder_sent,
  is_credit: invoice.is_credit,
  is_opening_balance: invoice.is_opening_balance,
  updated_at: invoice.updated_at,
  customer_name: invoice.customer_name,
};

/** A row of the list as it is read. */
export type ListedInvoice = SelectResultFields<typeof LIST_COLUMNS>;

/** As the index has it: what is stored of a credit is positive, and shown as less than nothing. */
const SHOWN_TOTAL = sql`(case when is_credit then -total else total end)`;

/** What a list is sorted by; concepts stand before what has a number. */
export const SORT_COLUMNS: Record<(typeof INVOICE_SORTS)[number], SQL[]> = {
  number: [sql`number_year is not null`, sql`number_year`, sql`prefix_id`, sql`id`],
  customer: [sql`customer_name`, sql`id`],
  subject: [sql`description`, sql`id`],
  date: [sql`date`, sql`id`],
  total: [SHOWN_TOTAL, sql`id`],
};
