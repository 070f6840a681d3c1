import type { InvoiceQuery } from '@boekwerk/shared/contract/invoicing';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/connect';
import { invoice } from '../database/schema/invoicing';
import { inOrder, LIST_COLUMNS } from './list-columns';
import type { Window } from './list-page';
import { ofFilters, ofTab } from './tabs';

/**
 * A page by invoice date. The tally, added up day by day, says on which days the page lies and how many
 * rows of the first day come before it; so a page far away costs as much as the first.
 */
export async function findByDate(
  db: Queries,
  relation_id: number,
  query: InvoiceQuery,
  window: Window,
) {
  const fits = sql`${ofFilters(relation_id, query)} and ${ofTab(query.tab)}`;
  const { days, before } = await daysOfPage(db, fits, query.order, window);
  return db
    .select(LIST_COLUMNS)
    .from(invoice)
    .where(sql`${fits} and ${invoice.date} = any(${sql.param(days)}::date[])`)
    .orderBy(inOrder([sql`${invoice.date}`, sql`${invoice.id}`], query.order))
    .limit(window.take)
    .offset(window.skip - before);
}

async function daysOfPage(
  db: Queries,
  fits: SQL,
  order: 'asc' | 'desc',
  { skip, take }: Window,
): Promise<{ days: string[]; before: number }> {
  const { rows } = await db.execute<{ days: string[] | null; before: string | null }>(sql`
    select array_agg(date::text) as days, min(upto - invoices) as before
    from (
      select date, sum(invoices) as invoices,
             sum(sum(invoices)) over (order by date ${sql.raw(order)}) as upto
      from invoice_tally where ${fits} group by date
    ) as day
    where upto > ${skip} and upto - invoices < ${skip + take}`);
  const [found] = rows;
  return { days: found?.days ?? [], before: Number(found?.before ?? skip) };
}
