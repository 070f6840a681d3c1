import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { keepsVersion } from '../../platform/database/keeps-version';
import { booking_item, note } from '../../platform/database/schema/bookkeeping';
import { user } from '../../platform/database/schema/users';
import type { StoredItem } from '../booking/booking-store';

export type StoredNote = typeof note.$inferSelect;
export type NewNote = Pick<typeof note.$inferInsert, 'user_id' | 'message' | 'side' | 'created_at'>;
type Asked = Pick<StoredItem, 'id' | 'relation_id' | 'question_id'>;

export async function insertNote(
  db: Queries,
  { id, relation_id }: Asked,
  said: NewNote,
): Promise<StoredNote> {
  const [kept] = await db
    .insert(note)
    .values({ relation_id, booking_item_id: id, ...said })
    .returning();
  return kept as StoredNote;
}

/** Who waits for an answer about a document, and who got the last one. */
export async function findAskers(db: Queries, item: Asked) {
  const [asked] = await db.select({ side: note.side }).from(note).where(isQuestionOf(item));
  const [answered] = await db
    .select({ side: note.side })
    .from(note)
    .where(and(isOfItem(item), isNotNull(note.answered_at)))
    .orderBy(desc(note.id))
    .limit(1);
  return { open: asked?.side ?? null, answered: answered?.side ?? null };
}

export const markAnswered = (db: Queries, item: Asked, answered_at: Date) =>
  db.update(note).set({ answered_at }).where(isQuestionOf(item));

/** The version stays: what was typed at the document can still be saved. */
export const updateQuestion = (
  db: Queries,
  { id, relation_id }: Asked,
  fields: Pick<Partial<StoredItem>, 'status' | 'question_id' | 'question_at'>,
) =>
  db
    .update(booking_item)
    .set({ ...fields, ...keepsVersion(booking_item) })
    .where(and(eq(booking_item.relation_id, relation_id), eq(booking_item.id, id)));

const isQuestionOf = (item: Asked) => and(isOfItem(item), eq(note.id, item.question_id ?? 0));

const isOfItem = ({ id, relation_id }: Pick<Asked, 'id' | 'relation_id'>) =>
  and(eq(note.relation_id, relation_id), eq(note.booking_item_id, id));

/** All that was said about a document, first things first. */
export const findNotes = (db: Queries, item: Pick<Asked, 'id' | 'relation_id'>) =>
  db.select().from(note).where(isOfItem(item)).orderBy(asc(note.id));

/** Who did or said something, by their ids. */
export const findPeople = (db: Queries, ids: number[]) =>
  db
    .select({
      id: user.id,
      name: user.name,
      last_name: user.last_name,
      avatar_file_id: user.avatar_file_id,
    })
    .from(user)
    .where(inArray(user.id, ids));
