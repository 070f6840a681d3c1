import { INVOICE_TABS } from '@boekwerk/shared/contract/invoicing';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/connect';
import { invoice_tally } from '../database/schema/invoicing';
import type { Counts } from './list-page';
import { type Filters, ofFilters, ofTab } from './tabs';

/** How many invoices each tab has, without looking at the invoices. */
export async function countInvoices(
  db: Queries,
  relation_id: number,
  filters: Filters,
): Promise<Counts> {
  const [counts] = await db
    .select(
      Object.fromEntries(
        INVOICE_TABS.map((tab) => [
          tab,
          sql`coalesce(sum(invoices) filter (where ${ofTab(tab)}), 0)`.mapWith(Number),
        ]),
      ),
    )
    .from(invoice_tally)
    .where(ofFilters(relation_id, filters));
  return counts as Counts;
}
