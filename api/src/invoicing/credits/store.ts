import { isSent, SENT_STATUSES } from '@boekwerk/shared/domain/invoice/invoice-status';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { invoice } from '../../platform/database/schema/invoicing';
import type { StoredInvoice } from '../store';

/** The credits of an invoice, sent or not, in the order in which they were made. */
export const findCredits = (db: Queries, relation_id: number, credited_invoice_id: number) =>
  db
    .select()
    .from(invoice)
    .where(
      and(
        eq(invoice.relation_id, relation_id),
        eq(invoice.credited_invoice_id, credited_invoice_id),
      ),
    )
    .orderBy(asc(invoice.id));

/** Those that were sent, locked, in the same order. */
export const lockSentCredits = (
  db: Queries,
  { relation_id, id }: Pick<StoredInvoice, 'relation_id' | 'id'>,
) =>
  db
    .select()
    .from(invoice)
    .where(
      and(
        eq(invoice.relation_id, relation_id),
        eq(invoice.credited_invoice_id, id),
        inArray(invoice.status, SENT_STATUSES),
      ),
    )
    .orderBy(asc(invoice.id))
    .for('update');

/** Whether any of these was sent. */
export const hasSent = (credits: readonly Pick<StoredInvoice, 'status'>[]): boolean =>
  credits.some(({ status }) => isSent(status));

/** Adds whether a credit of it was sent: what it took off says so, and of an invoice of nothing only the credit itself. */
export async function withSentCredit(db: Queries, original: StoredInvoice) {
  const { relation_id, id, total, credited } = original;
  const has_sent_credit =
    total === 0 ? hasSent(await findCredits(db, relation_id, id)) : credited !== 0;
  return { ...original, has_sent_credit };
}

/**
 * The same as a column to select of `invoice`: credits are looked up for the few of nothing alone. Asked with `exists` of
 * many rows, PostgreSQL would read the credits of everybody first.
 */
export const HAS_SENT_CREDIT = sql<boolean>`
  case when invoice.total <> 0 then invoice.credited <> 0 else (
    select true from invoice credit
    where credit.relation_id = invoice.relation_id and credit.credited_invoice_id = invoice.id
      and credit.invoice_number is not null
    limit 1
  ) is true end`;
