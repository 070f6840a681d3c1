import { and, eq, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_line } from '../../platform/database/schema/bookings';
import { booking_item, booking_origin, note } from '../../platform/database/schema/bookkeeping';
import type { StoredItem } from '../booking/booking-store';

type Of = Pick<StoredItem, 'relation_id' | 'id'>;

const isDocument = ({ relation_id, id }: Of) =>
  and(eq(booking_item.relation_id, relation_id), eq(booking_item.id, id));

/** A document that may go for good, as long as nobody touched it meanwhile. */
export async function lockOver(
  db: Queries,
  of: Of,
  isOver: SQL | undefined,
): Promise<StoredItem | undefined> {
  await db.select({ id: booking_item.id }).from(booking_item).where(isDocument(of)).for('update');
  // In a statement of its own: what was made of it while the lock was waited for is seen.
  const [found] = await db
    .select()
    .from(booking_item)
    .where(and(isDocument(of), isOver));
  return found;
}

/** A document with all that is only about it. */
export async function purgeDocument(db: Queries, of: Of): Promise<void> {
  const { relation_id, id } = of;
  await db.delete(note).where(and(eq(note.relation_id, relation_id), eq(note.booking_item_id, id)));
  await db
    .delete(booking_line)
    .where(and(eq(booking_line.relation_id, relation_id), eq(booking_line.booking_item_id, id)));
  await db
    .delete(booking_origin)
    .where(and(eq(booking_origin.relation_id, relation_id), eq(booking_origin.item_id, id)));
  await db.delete(booking_item).where(isDocument(of));
}
