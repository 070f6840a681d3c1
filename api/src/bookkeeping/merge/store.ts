import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { file } from '../../platform/database/schema/relations';

/** A document with the size of its file. */
export type SizedDocument = Awaited<ReturnType<typeof findDocuments>>[number];

/** The documents of a company among these, each as often and where it is named; also those in the trash. */
export async function findDocuments(db: Queries, relation_id: number, ids: readonly number[]) {
  const found = await db
    .select({ ...getTableColumns(booking_item), size: file.size })
    .from(booking_item)
    .innerJoin(file, eq(file.id, booking_item.file_id))
    .where(and(eq(booking_item.relation_id, relation_id), inArray(booking_item.id, [...ids])));
  return ids.flatMap((id) => found.find((item) => item.id === id) ?? []);
}
