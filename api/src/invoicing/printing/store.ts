import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../database/connect';
import { invoice } from '../../database/schema/invoicing';
import type { StoredInvoice } from '../store';

/** Where a document of an invoice is kept. */
export type KeptFile = 'pdf_file_id' | 'ubl_file_id';

/** A document is made from what is frozen, so it is no change that a user should know of. */
export const keepFile = (
  db: Queries,
  { relation_id, id }: StoredInvoice,
  kept: KeptFile,
  file_id: string,
) =>
  db
    .update(invoice)
    .set({ [kept]: file_id, updated_at: sql`${invoice.updated_at}` })
    .where(and(eq(invoice.relation_id, relation_id), eq(invoice.id, id)));
