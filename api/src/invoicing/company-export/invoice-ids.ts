import { and, asc, eq, gt } from 'drizzle-orm';
import { invoice } from '../../platform/database/schema/invoicing';
import type { ExportTo } from '../../platform/export/export-part';
import { byId } from '../../platform/export/portions';

/** The invoices of a company, for what hangs on them. */
export const invoiceIds = ({ db, relation_id }: Pick<ExportTo, 'db' | 'relation_id'>) =>
  byId((after, limit) =>
    db
      .select({ id: invoice.id })
      .from(invoice)
      .where(and(eq(invoice.relation_id, relation_id), gt(invoice.id, after)))
      .orderBy(asc(invoice.id))
      .limit(limit),
  );

/** By what its rows are told in the other tables. */
export const NAMED = {
  id: invoice.id,
  invoice_number: invoice.invoice_number,
  status: invoice.status,
  is_credit: invoice.is_credit,
};
