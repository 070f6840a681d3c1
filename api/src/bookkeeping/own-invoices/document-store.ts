import type { BookingForm } from '@boekwerk/shared/contract/bookkeeping/booking';
import { statusesIn } from '@boekwerk/shared/domain/document/document-status';
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_line } from '../../platform/database/schema/bookings';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { putLines, type StoredItem } from '../booking/booking-store';

export type NewOwnInvoice = typeof booking_item.$inferInsert & {
  invoice_id: number;
  booking_lines: BookingForm['booking_lines'];
};

/** A document of an invoice that the company sent, with its lines. */
export async function insertOwnInvoice(
  db: Queries,
  { booking_lines, ...fields }: NewOwnInvoice,
): Promise<StoredItem> {
  const [inserted] = await db.insert(booking_item).values(fields).returning();
  const made = inserted as StoredItem;
  await putLines(db, made, booking_lines);
  return made;
}

/** The document of an invoice; `null` for one that is none. */
export async function findOwnInvoice(
  db: Queries,
  relation_id: number,
  invoice_id: number,
): Promise<number | null> {
  const [found] = await db
    .select({ id: booking_item.id })
    .from(booking_item)
    .where(and(eq(booking_item.relation_id, relation_id), eq(booking_item.invoice_id, invoice_id)));
  return found?.id ?? null;
}

/** The own invoices that are to be booked, and of which an account is not filled in yet. */
export async function findWithoutAccounts(db: Queries, relation_id: number): Promise<number[]> {
  const hasEmptyLine = sql`exists (select from ${booking_line}
    where ${booking_line.relation_id} = ${booking_item.relation_id}
      and ${booking_line.booking_item_id} = ${booking_item.id}
      and (${booking_line.ledger_account_id} is null or ${booking_line.vat_ledger_account_id} is null))`;
  const rows = await db
    .select({ id: booking_item.id })
    .from(booking_item)
    .where(
      and(
        eq(booking_item.relation_id, relation_id),
        isNotNull(booking_item.invoice_id),
        inArray(booking_item.status, [...statusesIn('to_book'), ...statusesIn('questions')]),
        or(isNull(booking_item.ledger_account_id), hasEmptyLine),
      ),
    )
    .orderBy(asc(booking_item.id));
  return rows.map(({ id }) => id);
}
