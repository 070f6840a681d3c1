import { INVOICE_TABS, type InvoiceQuery } from '@boekwerk/shared/contract/invoicing';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import type { Counts, Window } from './list-page';
import { ofFilters, ofTab } from './tabs';

/** The days that a page by date lies on, and how many rows of them come before it. */
export type DaysOfPage = { days: string[]; before: number };

/**
 * How many invoices each tab has, and on which days a page lies when the list is by date: added up day by
 * day from the tally, without looking at the invoices. What repeats is counted by itself: no filter narrows it.
 */
export async function countInvoices(
  db: Queries,
  relation_id: number,
  query: Pick<InvoiceQuery, 'tab' | 'from' | 'to' | 'expired' | 'order'>,
  { skip, take }: Pick<Window, 'skip' | 'take'>,
): Promise<{ counts: Counts } & DaysOfPage> {
  const { rows } = await db.execute<Counts & { days: string[] | null; before: number | null }>(sql`
    with day as materialized (
      select date, ${forEachTab(
        (tab) => sql`sum(invoices) filter (where ${ofTab(tab)}) as ${column(tab)}`,
      )}
      from invoice_tally where ${ofFilters(relation_id, query)} group by date
    ), page as (
      select date, upto - shown as before
      from (
        select date, ${column(query.tab)} as shown,
               sum(${column(query.tab)}) over (order by date ${sql.raw(query.order)}) as upto
        from day where ${column(query.tab)} > 0
      ) as shown_day
      where upto > ${skip} and upto - shown < ${skip + take}
    )
    select ${forEachTab((tab) => sql`${countOf(tab, relation_id)}::int as ${sql.identifier(tab)}`)},
           (select array_agg(date::text) from page) as days,
           (select min(before)::int from page) as before
    from day`);
  const [found] = rows;
  if (!found) throw new Error('a count without an answer');
  const { days, before, ...counts } = found;
  return { counts, days: days ?? [], before: before ?? 0 };
}

const countOf = (tab: keyof Counts, relation_id: number): SQL =>
  tab === 'recurring'
    ? sql`(select count(*) from recurrence where relation_id = ${relation_id} and active)`
    : sql`coalesce(sum(${column(tab)}), 0)`;

const column = (tab: keyof Counts) => sql.identifier(`tab_${tab}`);

const forEachTab = (column: (tab: keyof Counts) => SQL): SQL =>
  sql.join(INVOICE_TABS.map(column), sql`, `);
