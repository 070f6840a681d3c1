import { INVOICE_TABS, type InvoiceQuery } from '@boekwerk/shared/contract/invoicing';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { invoice } from '../../platform/database/schema/invoicing';
import { foundPage } from '../../platform/lists/list-page';
import { inOrder } from '../../platform/lists/order';
import type { PageWindow } from '../../platform/lists/pagination';
import type { Counts } from './counts';
import { LIST_COLUMNS, SORT_COLUMNS } from './list-columns';
import { type Filters, isActiveTemplate, isInTab, matchesFilters, matchesSearch } from './tabs';

/** One page of the invoices that hold every word of the search: one query finds, counts and sorts. */
export const searchInvoices = (db: Queries, relation_id: number, query: InvoiceQuery) =>
  foundPage({ query, tab: query.tab }, (window) => find(db, relation_id, query, window));

async function find(
  db: Queries,
  relation_id: number,
  query: InvoiceQuery,
  { skip, take }: Pick<PageWindow, 'skip' | 'take'>,
) {
  const shown = query.tab === 'recurring' ? sql`template` : sql`found where ${isInTab(query.tab)}`;
  const { rows } = await db.execute<{ counts: Counts; ids: number[] | null }>(sql`
    with ${foundRows(relation_id, query)}, page as (
      select id, row_number() over (order by ${inOrder(SORT_COLUMNS[query.sort], query.order)}) as place
      from ${shown}
    )
    select ${counts()} as counts, (
      select array_agg(id order by place) from page where place > ${skip} and place <= ${skip + take}
    ) as ids`);
  const [found] = rows;
  if (!found) throw new Error('a search without an answer');
  return { counts: found.counts, rows: await readInOrder(db, found.ids ?? []) };
}

/** How many of the invoices that hold every word of the search each tab has. */
export async function countFound(
  db: Queries,
  relation_id: number,
  query: Filters & Pick<InvoiceQuery, 'search'>,
): Promise<Counts> {
  const { rows } = await db.execute<{ counts: Counts }>(
    sql`with ${foundRows(relation_id, query)} select ${counts()} as counts`,
  );
  const [found] = rows;
  if (!found) throw new Error('a search without an answer');
  return found.counts;
}

const COLUMNS = sql`
  id, status, due_date, date, total, is_credit, customer_name, description, number_year, prefix_id`;

/** `found` holds the words and fits the filters; `template` is what repeats, whatever the filters. */
const foundRows = (relation_id: number, query: Filters & Pick<InvoiceQuery, 'search'>): SQL => sql`
  found as materialized (
    select ${COLUMNS} from invoice
    where ${matchesFilters(relation_id, query)} and ${matchesSearch(query.search)}
  ), template as (
    select ${COLUMNS} from invoice
    where relation_id = ${relation_id} and ${isActiveTemplate(relation_id)} and ${matchesSearch(query.search)}
  )`;

/** Of today: what is expired changes by the day. */
const counts = (): SQL =>
  sql`(select json_build_object(${sql.join(
    INVOICE_TABS.map((tab) => sql`${sql.raw(`'${tab}'`)}, ${countOf(tab)}`),
    sql`, `,
  )}) from found)`;

const countOf = (tab: keyof Counts): SQL =>
  tab === 'recurring'
    ? sql`(select count(*) from template)`
    : sql`count(*) filter (where ${isInTab(tab)})`;

async function readInOrder(db: Queries, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await db.select(LIST_COLUMNS).from(invoice).where(inArray(invoice.id, ids));
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
