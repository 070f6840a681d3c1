import { INVOICE_TABS, type InvoiceTab } from '@boekwerk/shared/contract/invoicing';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import type { Counts } from './counts';
import { type Filters, ofExpired, ofTab } from './tabs';
import { tallied } from './tallied';

/**
 * How many invoices each tab has, added up from the tally, without looking at the invoices. What repeats is counted by
 * itself: no filter narrows it.
 */
export async function countInvoices(
  db: Queries,
  relation_id: number,
  filters: Filters,
): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`
    select ${sql.join(
      INVOICE_TABS.map((tab) => sql`${countOf(tab, relation_id)}::int as ${sql.identifier(tab)}`),
      sql`, `,
    )}
    from ${tallied(relation_id, filters)} where ${ofExpired(filters.expired)}`);
  const [counts] = rows;
  if (!counts) throw new Error('a count without an answer');
  return counts;
}

const countOf = (tab: InvoiceTab, relation_id: number): SQL =>
  tab === 'recurring'
    ? sql`(select count(*) from recurrence where relation_id = ${relation_id} and active)`
    : sql`coalesce(sum(invoices) filter (where ${ofTab(tab)}), 0)`;
