import { eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { letter_try } from '../platform/database/schema/accounts';

/** One that may have arrived goes once more, under the same Message-ID. */
const MAX_TRIES = 2;
/** Longer than any e-mail waits. */
const KEPT_DAYS = 7;

/**
 * Notes that an e-mail is about to be handed over: that try may arrive, also when nobody hears how it ended.
 *
 * @returns whether it may go; not when it has gone twice
 */
export async function beginAttempt(db: Queries, letter_id: string): Promise<boolean> {
  const begun = await db
    .insert(letter_try)
    .values({ letter_id, tries: 1 })
    .onConflictDoUpdate({
      target: letter_try.letter_id,
      set: { tries: sql`${letter_try.tries} + 1` },
      setWhere: lt(letter_try.tries, MAX_TRIES),
    })
    .returning();
  return begun.length > 0;
}

/** Takes back a try that has certainly not arrived. */
export const undoAttempt = (db: Queries, letter_id: string) =>
  db
    .update(letter_try)
    .set({ tries: sql`${letter_try.tries} - 1` })
    .where(eq(letter_try.letter_id, letter_id));

export const deleteOldDeliveryAttempts = (db: Queries) =>
  db
    .delete(letter_try)
    .where(lt(letter_try.created_at, sql`now() - make_interval(days => ${KEPT_DAYS})`));
