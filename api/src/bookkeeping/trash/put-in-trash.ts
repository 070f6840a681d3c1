import type { Call } from '../../platform/http/call';
import { type StoredItem, updateItem } from '../booking/booking-store';

/**
 * Puts documents in the trash, whence they can be put back: what users delete, and what others were made of.
 *
 * @param items locked, and in a state that allows it
 */
export async function putInTrash(
  { db, caller, record }: Pick<Call, 'db' | 'caller' | 'record'>,
  items: readonly StoredItem[],
): Promise<void> {
  const trashed = { deleted_at: new Date(), deleted_by: caller.user_id };
  for (const before of items) {
    const after = await updateItem(db, before, trashed);
    record({ entity: 'booking_item', id: before.id, before, after });
  }
}
