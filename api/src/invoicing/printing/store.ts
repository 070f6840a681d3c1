import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { keepsVersion } from '../../platform/database/keeps-version';
import { invoice } from '../../platform/database/schema/invoicing';
import type { StoredInvoice } from '../store';

/** Where a document of an invoice is kept. */
export type StoredPrint = 'pdf_file_id' | 'ubl_file_id';

export const storePrint = (
  db: Queries,
  { relation_id, id }: StoredInvoice,
  kept: StoredPrint,
  file_id: string,
) =>
  db
    .update(invoice)
    .set({
      [kept]: file_id,
      ...(kept === 'pdf_file_id' ? { pdf_failed_at: null } : {}),
      ...keepsVersion(invoice),
    })
    .where(and(eq(invoice.relation_id, relation_id), eq(invoice.id, id)));

/** Since when the PDF of an invoice cannot be made. @returns whether that was not known yet */
export async function markPdfFailed(db: Queries, { relation_id, id }: StoredInvoice) {
  const noted = await db
    .update(invoice)
    .set({ pdf_failed_at: new Date(), ...keepsVersion(invoice) })
    .where(
      and(
        eq(invoice.relation_id, relation_id),
        eq(invoice.id, id),
        isNull(invoice.pdf_file_id),
        isNull(invoice.pdf_failed_at),
      ),
    )
    .returning({ id: invoice.id });
  return noted.length > 0;
}

/** A job knows an invoice by its id only; it works for no company in particular. */
export async function findSentInvoice(db: Queries, id: number): Promise<StoredInvoice | undefined> {
  const [found] = await db
    .select()
    .from(invoice)
    .where(and(eq(invoice.id, id), isNotNull(invoice.invoice_number)));
  return found;
}

/** The ids of all sent invoices of which the PDF cannot be made, of every company. */
export async function findInvoicesWithoutPdf(db: Queries): Promise<number[]> {
  const rows = await db
    .select({ id: invoice.id })
    .from(invoice)
    .where(isNotNull(invoice.pdf_failed_at));
  return rows.map(({ id }) => id);
}
