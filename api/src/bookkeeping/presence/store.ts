import { PRESENCE_EVERY_MS } from '@boekwerk/shared/contract/bookkeeping/presence';
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_item, document_presence } from '../../platform/database/schema/bookkeeping';
import { user } from '../../platform/database/schema/users';

type Seen = { relation_id: number; booking_item_id: number; user_id: number };

/** Who has said nothing for so long has closed it, or looks at something else. */
export const GONE_MS = 3 * PRESENCE_EVERY_MS;

/** An instant so long before now. */
export const ago = (ms: number): SQL => sql`now() - ${ms} * interval '1 ms'`;

/** Keeps that somebody has a document open, once in a while however often it is said. */
export async function keepPresence(db: Queries, seen: Seen): Promise<void> {
  await db
    .insert(document_presence)
    .values(seen)
    .onConflictDoUpdate({
      target: [document_presence.booking_item_id, document_presence.user_id],
      set: { seen_at: sql`now()` },
      setWhere: sql`${document_presence.seen_at} < ${ago(PRESENCE_EVERY_MS / 2)}`,
    });
}

/** Whether somebody has it open, and that is not the one who asks. */
const isOther = (user_id: number) =>
  and(ne(document_presence.user_id, user_id), sql`${document_presence.seen_at} > ${ago(GONE_MS)}`);

/** The names of those others who have a document open. */
export async function othersAt(db: Queries, { booking_item_id, user_id }: Seen): Promise<string[]> {
  const rows = await db
    .select({ name: NAME })
    .from(document_presence)
    .innerJoin(user, eq(user.id, document_presence.user_id))
    .where(and(eq(document_presence.booking_item_id, booking_item_id), isOther(user_id)))
    .orderBy(asc(user.id));
  return rows.map(({ name }) => name);
}

const NAME = sql<string>`trim(${user.name} || ' ' || ${user.last_name})`;

/** The same of each row of a list of documents, as one of its columns. */
export const othersAtEach = (user_id: number): SQL<string[]> => sql<string[]>`array(
  select ${NAME} from ${document_presence} join ${user} on ${user.id} = ${document_presence.user_id}
  where ${document_presence.booking_item_id} = ${booking_item.id} and ${isOther(user_id)}
  order by ${user.id})`;
