import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inOrder, type Order, opposite } from './order';
import type { PageWindow } from './pagination';

export type Index = {
  /** What a page is looked for in: a table, or tables that are joined. */
  from: SQLWrapper;
  id: PgColumn;
  fits: SQL | undefined;
  /** What an index has after what must be equal, the id last, so that no two rows are in the same place. */
  columns: readonly SQLWrapper[];
  order: Order;
};

export type IndexPage = Index &
  PageWindow & {
    /** The rows that the index has, of which those that fit are some or all; left out where they always are all. */
    among?: { where: SQL | undefined; total: number };
  };

/** Which rows a query is to read, and how. */
export type RowQuery = { where: SQL | undefined; orderBy: SQL; limit: number };

/**
 * The rows of a page of a list. Only the index is followed to a page, from the end that is nearest, and a whole row is
 * read for what is shown alone. When more rows would be passed than there are rows that fit, those are found first and
 * sorted.
 */
export function pageByIndex<Row>(
  page: IndexPage,
  read: (rows: RowQuery) => Promise<Row[]>,
): Promise<Row[]> {
  const { columns, order, skip, take, total } = page;
  if (skip === 0 && !isSparse(page))
    return firstByIndex({ ...page, fits: fitsOf(page) }, take, read);
  const isFar = skip > total / 2;
  const passed = isFar ? total - skip - take : skip;
  const ids = pageIds(page, { direction: isFar ? opposite(order) : order, passed });
  return read({ where: isAmong(page.id, ids), orderBy: inOrder(columns, order), limit: take });
}

/**
 * A query for the first rows of all that fit, as an index has them. Their ids are found first, for which the index is
 * enough: a plan that reads whole rows may as well sort all of a company, when it is made for companies with a few.
 */
export function firstByIndex<Query>(
  { from, id, fits, columns, order }: Index,
  take: number,
  read: (rows: RowQuery) => Query,
): Query {
  const orderBy = inOrder(columns, order);
  const ids = sql`select ${id} from ${from} where ${fits ?? sql`true`} order by ${orderBy} limit ${take}`;
  return read({ where: isAmong(id, ids), orderBy, limit: take });
}

const isAmong = (id: PgColumn, ids: SQL) => sql`${id} = any(array(${ids}))`;

/** When all of them fit there is nothing to look up in the rows that are passed: the index will do. */
const fitsOf = ({ fits, total, among }: IndexPage) => (among?.total === total ? among.where : fits);

function isSparse({ skip, take, total, among }: IndexPage): boolean {
  const passed = Math.min(skip, total - skip - take);
  return among !== undefined && (passed + take) * among.total > total * total;
}

function pageIds(
  page: IndexPage,
  { direction, passed }: { direction: Order; passed: number },
): SQL {
  const { from, id, columns, take } = page;
  const isSorted = isSparse(page);
  const by = isSorted ? asOneValue(columns, direction) : inOrder(columns, direction);
  // At either end the index is all that matters: without an offset one plan will do for all companies.
  const offset = passed === 0 && !isSorted ? sql`` : sql` offset ${passed}`;
  return sql`
    select ${id} from ${from} where ${fitsOf(page) ?? sql`true`} order by ${by} limit ${take}${offset}`;
}

/** No index has this, so the planner takes the rows that fit first. */
const asOneValue = (columns: readonly SQLWrapper[], order: Order) =>
  sql`(${sql.join([...columns], sql`, `)}) ${sql.raw(order)}`;
