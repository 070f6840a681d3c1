import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { invoice } from '../../platform/database/schema/invoicing';
import type { StoredInvoice } from '../store';

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

/** With its credits where only they say whether it was credited: what they took off is nothing of one whose total is. */
export async function withCredits(db: Queries, original: StoredInvoice) {
  if (original.total !== 0) return original;
  return { ...original, credits: await findCredits(db, original.relation_id, original.id) };
}
