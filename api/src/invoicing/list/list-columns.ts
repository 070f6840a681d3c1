import { type SQL, sql } from 'drizzle-orm';
import { invoice } from '../../database/schema/invoicing';

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
  reminder_sent: invoice.reminder_sent,
  is_credit: invoice.is_credit,
  updated_at: invoice.updated_at,
  customer_name: invoice.customer_name,
};

/** A row of the list as it is read. */
export type ListedInvoice = Pick<typeof invoice.$inferSelect, keyof typeof LIST_COLUMNS>;

export type Order = 'asc' | 'desc';

/** Several columns in one direction, as an index has them. */
export const inOrder = (columns: readonly SQL[], order: Order): SQL =>
  sql.join(
    columns.map((column) => sql`${column} ${sql.raw(order)}`),
    sql`, `,
  );
