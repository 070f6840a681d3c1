import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { listRecurrences, type RECURRENCE_SORTS } from '@boekwerk/shared/contract/recurrence';
import { and, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { memoizePerConnection } from '../../platform/database/memoize-per-connection';
import { invoice, recurrence } from '../../platform/database/schema/invoicing';
import { openingPage } from '../../platform/lists/opening-page';
import { firstByIndex, pageByIndex, type RowQuery } from '../../platform/lists/page-by-index';
import type { PageWindow } from '../../platform/lists/pagination';
import { LIST_COLUMNS, type ListedInvoice } from '../list/list-columns';
import { matchesSearch } from '../list/tabs';
import type { StoredRecurrence } from './store';

type Sort = (typeof RECURRENCE_SORTS)[number];

export type RecurrenceQuery = CheckedInputOf<typeof listRecurrences>['query'];

const SORTS: Record<Sort, SQL> = {
  next_date: sql`${recurrence.next_date}`,
  customer: sql`${invoice.customer_name}`,
  total: sql`${invoice.total}`,
  frequency: sql`${recurrence.recurrence_type}`,
};

/** Active recurrences with their template; a search looks through the template. */
export const findActive = (
  db: Queries,
  relation_id: number,
  query: RecurrenceQuery,
  window: PageWindow,
): Promise<{ recurrence: StoredRecurrence; base_invoice: ListedInvoice }[]> =>
  firstActive(db, relation_id, query, window) ??
  pageByIndex({ ...inOrder(relation_id, query), ...window }, (rows) => read(db, rows));

const firstActive = openingPage(
  'recurrences_first_page',
  listRecurrences.query,
  (db, query, { relation_id, take }) =>
    firstByIndex(inOrder(relation_id, query), take, (rows) => read(db, rows)),
);

const inOrder = (
  relation_id: number | Placeholder,
  { sort, order, search }: Pick<RecurrenceQuery, 'sort' | 'order' | 'search'>,
) => ({
  from: search === '' && OWN_SORTS.includes(sort) ? recurrence : WITH_BASE,
  id: recurrence.id,
  fits: and(
    eq(recurrence.relation_id, relation_id),
    eq(recurrence.active, true),
    matchesSearch(search),
  ),
  columns: [SORTS[sort], recurrence.id],
  order,
});

const read = (db: Queries, { where, orderBy, limit }: RowQuery) =>
  db
    .select({ recurrence, base_invoice: LIST_COLUMNS })
    .from(recurrence)
    .innerJoin(invoice, isBase)
    .where(where)
    .orderBy(orderBy)
    .limit(limit);

/** What is sorted by without a look at the template. */
const OWN_SORTS: Sort[] = ['next_date', 'frequency'];

const isBase = eq(invoice.id, recurrence.base_invoice_id);

const WITH_BASE = sql`${recurrence} join ${invoice} on ${isBase}`;

const LATEST = 12;

/** The invoices that these recurrences made last, at most twelve each, the last one first. */
export async function findLatestGenerated(
  db: Queries,
  relation_id: number,
  recurrence_ids: number[],
): Promise<ListedInvoice[]> {
  if (recurrence_ids.length === 0) return [];
  return latestGenerated(db).execute({ relation_id, recurrence_ids });
}

/** Planned once, whatever the number of ids: each of them is looked up in the same way. */
const latestGenerated = memoizePerConnection((db) => {
  const latest = sql`
    select made.id from unnest(${sql.placeholder('recurrence_ids')}::int[]) as repeated(id)
    cross join lateral (
      select id from invoice where recurrence_id = repeated.id and occurrence is not null
      order by occurrence desc limit ${LATEST}
    ) as made`;
  return db
    .select(LIST_COLUMNS)
    .from(invoice)
    .where(
      and(
        eq(invoice.relation_id, sql.placeholder('relation_id')),
        sql`${invoice.id} = any(array(${latest}))`,
      ),
    )
    .orderBy(desc(invoice.occurrence))
    .prepare('latest_generated');
});
