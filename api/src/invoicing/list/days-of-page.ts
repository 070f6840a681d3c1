import type { InvoiceQuery } from '@boekwerk/shared/contract/invoicing';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import type { PageWindow } from '../../platform/lists/pagination';
import { isInList, isInTab, matchesExpired } from './tabs';
import { tallied } from './tallied';

/** The days that a page by date lies on, how many rows of the list come before them, and how many they have. */
type DaysOfPage = { days: string[]; before: number; shown: number };

/** Added up by month until the page, and within the months that it lies in by day; the invoices are not looked at. */
export async function daysOfPage(
  db: Queries,
  relation_id: number,
  query: InvoiceQuery,
  { skip, take }: Pick<PageWindow, 'skip' | 'take'>,
): Promise<DaysOfPage> {
  const order = sql.raw(query.order);
  const holdsPage = sql`upto > ${skip} and upto - shown < ${skip + take}`;
  const { rows } = await db.execute<{ [Part in keyof DaysOfPage]: DaysOfPage[Part] | null }>(sql`
    with month as (
      select month, shown, sum(shown) over (order by month ${order}) as upto
      from (
        select first_of_month(date) as month, sum(invoices) as shown
        from ${tallied(relation_id, query)}
        where ${isInTab(query.tab)} and ${matchesExpired(query.expired)} group by 1
      ) as counted
    ), page_months as (
      select min(month) as first, max(month) as last, min(upto - shown) as before
      from month where ${holdsPage}
    ), day as (
      select date, shown, page_months.before + sum(shown) over (order by date ${order}) as upto
      from page_months, lateral (
        select date, sum(invoices) as shown from invoice_tally
        where ${isInList(relation_id, query)} and date >= page_months.first
          and date < page_months.last + interval '1 month' group by date
      ) as counted
    )
    select array_agg(date::text) as days, min(upto - shown)::int as before, sum(shown)::int as shown
    from day where ${holdsPage}`);
  const [found] = rows;
  return { days: found?.days ?? [], before: found?.before ?? 0, shown: found?.shown ?? 0 };
}
