import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { invoice } from '../../platform/database/schema/invoicing';

/** The credits of an invoice, sent or not, in the order in which they were made. */
export const findCredits = (db: Queries, relation_id: number, credited_invoice_id: number) =>
  db
    .select()
    .from(invoice)
    .where(
      and(
        eq(invoice.relation_id, relation_id),
        eq(invoice.credited_invoice_id, credited_invoice_id),
      ),
    )
    .orderBy(asc(invoice.id));
