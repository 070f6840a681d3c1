import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { invoice } from '../../platform/database/schema/invoicing';
import { countAll } from './count-all';
import { inOrder, LIST_COLUMNS, type Order, opposite } from './list-columns';
import type { Window } from './list-page';

type Walk = Window & { fits: SQL; columns: SQL[]; order: Order };

/**
 * Rows along the index that has `columns`, read from the nearest end. When more rows would be passed than
 * there are rows that fit, those are found first and sorted.
 */
export async function findAlong(
  db: Queries,
  relation_id: number,
  { fits, columns, order, skip, take, total }: Walk,
) {
  const isFar = skip > total / 2;
  const direction = isFar ? opposite(order) : order;
  const passed = isFar ? total - skip - take : skip;
  const all = await countAll(db, relation_id);
  const isSparse = ((passed + take) * all) / total > total;
  const along = isSparse ? asOneValue(columns, direction) : inOrder(columns, direction);
  // When all of them fit there is nothing to look up in the rows that are passed: the index will do.
  const page = db
    .select({ id: invoice.id })
    .from(invoice)
    .where(total === all ? eq(invoice.relation_id, relation_id) : fits)
    .orderBy(along)
    .limit(take)
    .offset(passed);
  return db
    .select(LIST_COLUMNS)
    .from(invoice)
    .where(sql`${invoice.id} = any(array(${page}))`)
    .orderBy(inOrder(columns, order));
}

/** No index has this, so the planner takes the rows that fit first. */
const asOneValue = (columns: SQL[], order: Order) =>
  sql`(${sql.join(columns, sql`, `)}) ${sql.raw(order)}`;
