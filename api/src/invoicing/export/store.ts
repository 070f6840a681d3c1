import { SENT_STATUSES } from '@boekwerk/shared/domain/invoice/invoice-status';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { invoice } from '../../platform/database/schema/invoicing';
import { LIST_COLUMNS, type ListedInvoice } from '../list/list-columns';

import type { StoredInvoice } from '../store';

/** Rows per query, so that a large export does not block other calls. */
const PORTION = 2000;

/** The rows that match, by date, in batches. */
export async function* findInPortions(
  db: Queries,
  fits: SQL | undefined,
): AsyncGenerator<ListedInvoice[]> {
  let after: SQL | undefined;
  for (;;) {
    const rows = await db
      .select(LIST_COLUMNS)
      .from(invoice)
      .where(and(fits, after))
      .orderBy(asc(invoice.date), asc(invoice.id))
      .limit(PORTION);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    if (rows.length < PORTION) return;
    after = sql`(${invoice.date}, ${invoice.id}) > (${last.date}, ${last.id})`;
  }
}

export const countFitting = (db: Queries, fits: SQL | undefined): Promise<number> =>
  db.$count(invoice, fits);

/** Of the rows that fit those that were sent here, in the order of their numbers. */
export const findSent = (
  db: Queries,
  fits: SQL | undefined,
  limit: number,
): Promise<StoredInvoice[]> =>
  db
    .select()
    .from(invoice)
    .where(and(fits, inArray(invoice.status, SENT_STATUSES), eq(invoice.is_opening_balance, false)))
    .orderBy(asc(invoice.number_year), asc(invoice.prefix_id), asc(invoice.id))
    .limit(limit);
