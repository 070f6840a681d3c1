import type { BookingForm } from '@boekwerk/shared/contract/bookkeeping/booking';
import type { Queries } from '../../platform/database/connect';
import { insertRows } from '../../platform/database/insert-rows';
import { booking_line } from '../../platform/database/schema/bookings';
import { booking_item } from '../../platform/database/schema/bookkeeping';

type NewItem = typeof booking_item.$inferInsert & {
  booking_lines: BookingForm['booking_lines'];
};

/** Documents with their lines. @returns their ids, in the same order */
export async function insertDocuments(db: Queries, items: readonly NewItem[]): Promise<number[]> {
  const ids = await insertRows(
    db,
    booking_item,
    items.map(({ booking_lines, ...fields }) => fields),
  );
  const lines = items.flatMap(({ relation_id, booking_lines }, at) =>
    booking_lines.map((line, position) => ({
      ...{ relation_id, booking_item_id: ids[at] as number, position }, // one each
      ...line,
    })),
  );
  await insertRows(db, booking_line, lines);
  return ids;
}
