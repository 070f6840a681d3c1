import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inOrder, type Order, opposite } from './order';
import type { Window } from './pagination';

export type Along = Window & {
  /** What a page is looked for in: a table, or tables that are joined. */
  from: SQLWrapper;
  id: PgColumn;
  fits: SQL | undefined;
  /** What an index has after what must be equal, the id last, so that no two rows are in the same place. */
  columns: readonly SQLWrapper[];
  order: Order;
  /** So few rows fit that they are better found first than along the index. */
  isSparse?: boolean;
};

/** Which rows a query is to read, and how. */
export type Which = { where: SQL | undefined; orderBy: SQL; limit: number };

/**
 * The rows of a page of a list. Only the index is followed to a page, from the end that is nearest, and a whole row is
 * read for what is shown alone.
 */
export function pageAlong<Row>(
  along: Along,
  read: (which: Which) => Promise<Row[]>,
): Promise<Row[]> {
  const { fits, columns, order, skip, take, isSparse = false } = along;
  const where = skip === 0 && !isSparse ? fits : isOnPage(along);
  return read({ where, orderBy: inOrder(columns, order), limit: take });
}

function isOnPage({ from, id, fits, columns, order, skip, take, total, isSparse }: Along): SQL {
  const isFar = skip > total / 2;
  const direction = isFar ? opposite(order) : order;
  const passed = isFar ? total - skip - take : skip;
  const by = isSparse ? asOneValue(columns, direction) : inOrder(columns, direction);
  return sql`${id} = any(array(
    select ${id} from ${from} where ${fits ?? sql`true`} order by ${by} limit ${take} offset ${passed}))`;
}

/** No index has this, so the planner takes the rows that fit first. */
const asOneValue = (columns: readonly SQLWrapper[], order: Order) =>
  sql`(${sql.join([...columns], sql`, `)}) ${sql.raw(order)}`;
