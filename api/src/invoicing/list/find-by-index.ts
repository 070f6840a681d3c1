import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { invoice } from '../../platform/database/schema/invoicing';
import { type IndexPage, pageByIndex, type RowQuery } from '../../platform/lists/page-by-index';
import { countAll } from './count-all';
import { LIST_COLUMNS, type ListedInvoice } from './list-columns';

type InvoicePage = Omit<IndexPage, 'from' | 'id'>;

/** Rows of a company along the index that has `columns`. */
export async function findAmongAll(db: Queries, relation_id: number, page: InvoicePage) {
  const where = eq(invoice.relation_id, relation_id);
  return findByIndex(db, { ...page, among: { where, total: await countAll(db, relation_id) } });
}

/** The same of rows that stand together in it. */
export const findByIndex = (db: Queries, page: InvoicePage): Promise<ListedInvoice[]> =>
  pageByIndex({ from: invoice, id: invoice.id, ...page }, (rows) => selectListed(db, rows));

export const selectListed = (db: Queries, { where, orderBy, limit }: RowQuery) =>
  db.select(LIST_COLUMNS).from(invoice).where(where).orderBy(orderBy).limit(limit);
