import { eq, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { invoice } from '../../platform/database/schema/invoicing';
import type { Order } from '../../platform/lists/order';
import { pageAlong } from '../../platform/lists/page-along';
import type { Window } from '../../platform/lists/pagination';
import { countAll } from './count-all';
import { LIST_COLUMNS } from './list-columns';

type Walk = Window & { fits: SQL; columns: SQL[]; order: Order };

/**
 * Rows along the index that has `columns`. When more rows would be passed than there are rows that fit, those are found
 * first and sorted.
 */
export async function findAlong(db: Queries, relation_id: number, walk: Walk) {
  const { fits, skip, take, total } = walk;
  const passed = Math.min(skip, total - skip - take);
  const all = await countAll(db, relation_id);
  const isSparse = ((passed + take) * all) / total > total;
  // When all of them fit there is nothing to look up in the rows that are passed: the index will do.
  const which = total === all ? eq(invoice.relation_id, relation_id) : fits;
  return pageAlong(
    { ...walk, from: invoice, id: invoice.id, fits: which, isSparse },
    ({ where, orderBy, limit }) =>
      db.select(LIST_COLUMNS).from(invoice).where(where).orderBy(orderBy).limit(limit),
  );
}
