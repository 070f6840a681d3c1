import type { BookingForm } from '@boekwerk/shared/contract/bookkeeping/booking';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
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
