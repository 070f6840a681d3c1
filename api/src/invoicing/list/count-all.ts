import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { invoice_tally } from '../../platform/database/schema/invoicing';

/** How many invoices the company has, of all periods and states; templates count as well. */
export async function countAll(db: Queries, relation_id: number): Promise<number> {
  const [sum] = await db
    .select({ all: sql`coalesce(sum(${invoice_tally.invoices}), 0)`.mapWith(Number) })
    .from(invoice_tally)
    .where(eq(invoice_tally.relation_id, relation_id));
  return sum?.all ?? 0;
}
