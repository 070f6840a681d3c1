import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { invoice } from '../../platform/database/schema/invoicing';
import { type Along, pageAlong, type Which } from '../../platform/lists/page-along';
import { countAll } from './count-all';
import { LIST_COLUMNS, type ListedInvoice } from './list-columns';

type Walk = Omit<Along, 'from' | 'id'>;

/** Rows of a company along the index that has `columns`. */
export async function findAmongAll(db: Queries, relation_id: number, walk: Walk) {
  const which = eq(invoice.relation_id, relation_id);
  return findAlong(db, { ...walk, among: { which, total: await countAll(db, relation_id) } });
}

/** The same of rows that stand together in it. */
export const findAlong = (db: Queries, walk: Walk): Promise<ListedInvoice[]> =>
  pageAlong({ from: invoice, id: invoice.id, ...walk }, (which) => selectListed(db, which));

export const selectListed = (db: Queries, { where, orderBy, limit }: Which) =>
  db.select(LIST_COLUMNS).from(invoice).where(where).orderBy(orderBy).limit(limit);
