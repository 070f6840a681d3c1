import type { InvoiceStats } from '@boekwerk/shared/contract/invoicing';
import { today } from '@boekwerk/shared/domain/dates';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/connect';
import { invoice_tally as tally } from '../database/schema/invoicing';
import { relation } from '../database/schema/relations';
import type { Call } from '../http/call';
import { CONCEPTS, OPEN } from './tabs';

/** The counters of the dashboard, from the tally; they add up to the lists behind them. */
export async function getInvoiceStats({
  db,
  caller,
}: Pick<Call, 'db' | 'caller'>): Promise<InvoiceStats> {
  const sums = await sumTally(db, caller.relation_id);
  const relation_count = await db.$count(
    relation,
    and(eq(relation.owner_relation_id, caller.relation_id), eq(relation.active, 1)),
  );
  return { ...sums, relation_count };
}

async function sumTally(db: Queries, relation_id: number) {
  const expired = sql`${tally.status} in ${OPEN} and ${tally.expiration_date} < ${today()}`;
  const isOpen = sql`${tally.status} in ${OPEN}`;
  const due = sql`${tally.total} - ${tally.amount_paid}`;
  const sum = (value: unknown, which: unknown) =>
    sql`coalesce(sum(${value}) filter (where ${which}), 0)`.mapWith(Number);

  const [sums] = await db
    .select({
      invoices_concept: sum(tally.invoices, sql`${tally.status} in ${CONCEPTS}`),
      invoices_open: sum(tally.invoices, isOpen),
      invoices_expired: sum(tally.invoices, expired),
      total_open: sum(due, isOpen),
      total_expired: sum(due, expired),
      total_not_expired: sum(due, sql`${isOpen} and ${tally.expiration_date} >= ${today()}`),
      total_paid: sum(tally.amount_paid, sql`true`),
    })
    .from(tally)
    .where(eq(tally.relation_id, relation_id));
  return sums as NonNullable<typeof sums>;
}
