import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { file } from '../../platform/database/schema/relations';
import type { Invariant, Looked, Range } from './invariant';

/** Files looked for on the disk at once. */
const AT_ONCE = 50;

/** Who was told that a document arrived finds it: its file is on the disk, as long as it was. */
export const uploadIsThere: Invariant = {
  name: 'what was handed in is there',
  of: 'documents',
  violations: async (looked, range) => {
    const missing = await withoutBytes(looked, range);
    if (missing.length === 0) return [];
    // One that was thrown away meanwhile is none.
    return looked.db
      .select({ relation_id: booking_item.relation_id, booking_item_id: booking_item.id })
      .from(booking_item)
      .innerJoin(file, eq(file.id, booking_item.file_id))
      .where(inArray(booking_item.id, missing))
      .orderBy(booking_item.id);
  },
};

async function withoutBytes({ db, store }: Looked, { after, upto }: Range) {
  const rows = await db
    .select({ id: booking_item.id, file_id: file.id, size: file.size })
    .from(booking_item)
    .innerJoin(file, eq(file.id, booking_item.file_id))
    .where(and(gt(booking_item.id, after), lte(booking_item.id, upto)));
  const missing: number[] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE);
    const sizes = await Promise.all(some.map(({ file_id }) => store.sizeOf(file_id)));
    missing.push(...some.flatMap(({ id, size }, index) => (sizes[index] === size ? [] : id)));
  }
  return missing;
}
