import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { memoizePerConnection } from '../../platform/database/memoize-per-connection';
import { invoice_month_tally as tally } from '../../platform/database/schema/invoicing';

/** How many invoices the company has, of all periods and states; templates count as well. */
export async function countAll(db: Queries, relation_id: number): Promise<number> {
  const [sum] = await all(db).execute({ relation_id });
  return sum?.all ?? 0;
}

const all = memoizePerConnection((db) =>
  db
    .select({ all: sql`coalesce(sum(${tally.invoices}), 0)`.mapWith(Number) })
    .from(tally)
    .where(eq(tally.relation_id, sql.placeholder('relation_id')))
    .prepare('count_all'),
);
