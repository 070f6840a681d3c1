import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { listRecurrences, type RECURRENCE_SORTS } from '@boekwerk/shared/contract/recurrence';
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
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

export type ListedRecurrence = StoredRecurrence & {
  base_invoice: ListedInvoice;
  invoices: ListedInvoice[];
};

/**
 * Recurrences, active or stopped as asked, with their template and the invoices that they made last, at most twelve each, the last one first;
 * a search looks through the template.
 */
export const findRecurrences = (
  db: Queries,
  relation_id: number,
  query: RecurrenceQuery,
  window: PageWindow,
): Promise<ListedRecurrence[]> =>
  firstRecurrences(db, relation_id, query, window) ??
  pageByIndex({ ...inOrder(relation_id, query), ...window }, (rows) => read(db, rows).then(joined));

/** How many stopped ones fit a search. Those that are active the tabs count. */
export const countStopped = (
  db: Queries,
  relation_id: number,
  query: RecurrenceQuery,
): Promise<number> => db.$count(WITH_BASE, fits(relation_id, query));

const firstRecurrences = openingPage(
  'recurrences_first_page',
  listRecurrences.query,
  (db, query, { relation_id, take }) =>
    firstByIndex(inOrder(relation_id, query), take, (rows) => ({
      prepare: (name: string) => {
        const statement = read(db, rows).prepare(name);
        const execute = (values: { relation_id: number }) => statement.execute(values).then(joined);
        return { execute };
      },
    })),
);

const inOrder = (
  relation_id: number | Placeholder,
  query: Pick<RecurrenceQuery, 'sort' | 'order' | 'search' | 'state'>,
) => ({
  from: query.search === '' && OWN_SORTS.includes(query.sort) ? recurrence : WITH_BASE,
  id: recurrence.id,
  fits: fits(relation_id, query),
  columns: [SORTS[query.sort], recurrence.id],
  order: query.order,
});

const fits = (
  relation_id: number | Placeholder,
  { search, state }: Pick<RecurrenceQuery, 'search' | 'state'>,
) =>
  and(
    eq(recurrence.relation_id, relation_id),
    eq(recurrence.active, state === 'active'),
    matchesSearch(search),
  );

const LATEST = 12;

/** First the templates, each with its recurrence, then what any of these made: all in one statement. */
function read(db: Queries, { where, orderBy }: RowQuery) {
  const { id, base_invoice_id } = recurrence;
  const page = db
    .$with('page')
    .as(db.select({ id, base_invoice_id }).from(recurrence).where(where));
  const shown = sql`
    select base_invoice_id from page
    union all select made.id from page cross join lateral (
      select id from invoice where recurrence_id = page.id and occurrence is not null
      order by occurrence desc limit ${LATEST}
    ) as made`;
  return db
    .with(page)
    .select({ recurrence, listed: LIST_COLUMNS })
    .from(invoice)
    .leftJoin(recurrence, isBase)
    .where(sql`${invoice.id} = any(array(${shown}))`)
    .orderBy(sql`${invoice.occurrence} desc nulls first`, orderBy);
}

type Read = { recurrence: StoredRecurrence | null; listed: ListedInvoice };

/** A template is never made by a recurrence, and what was made is never a template. */
function joined(rows: Read[]): ListedRecurrence[] {
  const made = rows.filter((row) => !row.recurrence).map(({ listed }) => listed);
  return rows.flatMap(({ recurrence: of, listed: base_invoice }) =>
    of === null
      ? []
      : [{ ...of, base_invoice, invoices: made.filter((one) => one.recurrence_id === of.id) }],
  );
}

/** What is sorted by without a look at the template. */
const OWN_SORTS: Sort[] = ['next_date', 'frequency'];

const isBase = eq(invoice.id, recurrence.base_invoice_id);

const WITH_BASE = sql`${recurrence} join ${invoice} on ${isBase}`;
