import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_item, booking_origin } from '../../platform/database/schema/bookkeeping';
import { isThere } from '../documents/is-there';

export type Origin = typeof booking_origin.$inferSelect;

/**
 * Keeps what a document was made of. Its sources go to the trash, and stay there at least as long as it is there.
 *
 * @param made in the same transaction
 */
export async function keepOrigins(db: Queries, origins: readonly Origin[]): Promise<void> {
  await db.insert(booking_origin).values([...origins]);
}

type Of = Pick<typeof booking_item.$inferSelect, 'relation_id' | 'id'>;

/** How many rows there are before the limit. */
const all = sql<number>`count(*) over ()`.mapWith(Number);

/** The first `limit` documents that one was made of, and how many there are. */
export const findSources = (db: Queries, item: Of, limit: number) =>
  db
    .select({
      kind: booking_origin.kind,
      pages: booking_origin.pages,
      relation_id: booking_origin.source_relation_id,
      id: booking_item.id,
      file_name: booking_item.file_name,
      is_deleted: sql<boolean>`${booking_item.deleted_at} is not null`,
      all,
    })
    .from(booking_origin)
    .innerJoin(booking_item, isSource)
    .where(isMade(item))
    .orderBy(asc(booking_item.id))
    .limit(limit);

/** The first `limit` documents that were cut from the same source as one and are there, and how many there are. */
export function findParts(db: Queries, item: Of, limit: number) {
  const sources = db
    .select({ id: booking_origin.source_item_id })
    .from(booking_origin)
    .where(isMade(item));
  return db
    .select({ id: booking_item.id, file_name: booking_item.file_name, all })
    .from(booking_origin)
    .innerJoin(booking_item, eq(booking_item.id, booking_origin.item_id))
    .where(
      and(
        inArray(booking_origin.source_item_id, sources),
        eq(booking_origin.kind, 'cut'),
        eq(booking_item.relation_id, item.relation_id),
        ne(booking_item.id, item.id),
        isThere,
      ),
    )
    .orderBy(asc(booking_item.id))
    .limit(limit);
}

/** What was made of a document of which something is there; `null` when it was only deleted. */
export async function findMadeInto(
  db: Queries,
  { relation_id, id }: Of,
): Promise<Origin['kind'] | null> {
  const [made] = await db
    .select({ kind: booking_origin.kind })
    .from(booking_origin)
    .innerJoin(booking_item, eq(booking_item.id, booking_origin.item_id))
    .where(
      and(
        eq(booking_origin.source_relation_id, relation_id),
        eq(booking_origin.source_item_id, id),
        isThere,
      ),
    )
    .limit(1);
  return made?.kind ?? null;
}

const isSource = and(
  eq(booking_item.relation_id, booking_origin.source_relation_id),
  eq(booking_item.id, booking_origin.source_item_id),
);

const isMade = ({ relation_id, id }: Of) =>
  and(eq(booking_origin.relation_id, relation_id), eq(booking_origin.item_id, id));
