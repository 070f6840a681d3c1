import { INVOICE_TABS, type InvoiceQuery } from '@boekwerk/shared/contract/invoicing';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/connect';
import { containingWords } from '../../database/containing';
import { invoice } from '../../database/schema/invoicing';
import { paginate, skipped } from '../../http/pagination';
import { inOrder, LIST_COLUMNS } from './list-columns';
import type { Counts } from './list-page';
import { ofFilters, ofTab } from './tabs';

/** One page of the invoices that hold every word of the search: one query finds, counts and sorts. */
export async function searchInvoices(db: Queries, relation_id: number, query: InvoiceQuery) {
  const found = await find(db, relation_id, query);
  const pagination = paginate(query, found.counts[query.tab]);
  // Beyond the last page: what is on that one.
  if (found.ids.length === 0 && pagination.itemsLength > 0)
    return searchInvoices(db, relation_id, { ...query, page: pagination.page });
  return { data: await readInOrder(db, found.ids), pagination, counts: found.counts };
}

const SORTS: Record<InvoiceQuery['sort'], SQL[]> = {
  number: [sql`number_year is not null`, sql`number_year`, sql`prefix_id`, sql`id`],
  customer: [sql`customer_name`, sql`id`],
  subject: [sql`description`, sql`id`],
  date: [sql`date`, sql`id`],
  total: [sql`total`, sql`id`],
};

async function find(db: Queries, relation_id: number, query: InvoiceQuery) {
  const { rows } = await db.execute<{ counts: Counts; ids: number[] | null }>(sql`
    with found as materialized (
      select id, status, expiration_date, date, total, customer_name, description, number_year, prefix_id
      from invoice where ${ofFilters(relation_id, query)} and ${holdsWords(query.search)}
    ), page as (
      select id, row_number() over (order by ${inOrder(SORTS[query.sort], query.order)}) as place
      from found where ${ofTab(query.tab)}
      order by place limit ${query.itemsPerPage} offset ${skipped(query)}
    )
    select (select ${countsAsJson()} from found) as counts,
           (select array_agg(id order by place) from page) as ids`);
  const [found] = rows;
  if (!found) throw new Error('a search without an answer');
  return { counts: found.counts, ids: found.ids ?? [] };
}

const holdsWords = (search: string): SQL =>
  sql.join(
    containingWords(search).map((pattern) => sql`search_text like ${pattern}`),
    sql` and `,
  );

const countsAsJson = (): SQL =>
  sql`json_build_object(${sql.join(
    INVOICE_TABS.map((tab) => sql`${sql.raw(`'${tab}'`)}, count(*) filter (where ${ofTab(tab)})`),
    sql`, `,
  )})`;

async function readInOrder(db: Queries, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await db.select(LIST_COLUMNS).from(invoice).where(inArray(invoice.id, ids));
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
