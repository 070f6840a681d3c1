import type { BookingForm } from '@boekwerk/shared/contract/bookkeeping/booking';
import type { Queries } from '../../platform/database/connect';
import { booking_item, booking_line } from '../../platform/database/schema/bookkeeping';

type NewItem = typeof booking_item.$inferInsert & {
  booking_lines: BookingForm['booking_lines'];
};

/** Rows of one statement. */
const PORTION = 500;

/** Documents with their lines. @returns their ids, in the same order */
export async function insertDocuments(db: Queries, items: readonly NewItem[]): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < items.length; at += PORTION) {
    const some = items.slice(at, at + PORTION);
    const made = await db
      .insert(booking_item)
      .values(some.map(({ booking_lines, ...fields }) => fields))
      .returning({ id: booking_item.id, relation_id: booking_item.relation_id });
    ids.push(...made.map(({ id }) => id));
    const lines = made.flatMap(({ id, relation_id }, index) =>
      (some[index]?.booking_lines ?? []).map((line, position) => ({
        ...{ relation_id, booking_item_id: id, position },
        ...line,
      })),
    );
    for (let from = 0; from < lines.length; from += PORTION)
      await db.insert(booking_line).values(lines.slice(from, from + PORTION));
  }
  return ids;
}
