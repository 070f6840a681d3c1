import { eq, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../database/connect';
import { attempt } from '../database/schema/sessions';
import { tooMany } from '../errors';

type Limit = { tries: number; minutes: number };

/**
 * Counts an attempt before it is made, in the database, so that all nodes share the count. The last attempt that is
 * allowed restarts the window: whoever has used them all waits for a whole one.
 *
 * @throws HttpError 429 with how long to wait, once there were too many
 */
export async function limitAttempts(db: Queries, subject: string, limit: Limit): Promise<void> {
  const { tries, window_ends_at } = await count(db, subject, limit);
  if (tries <= limit.tries) return;
  throw tooMany(Math.max(1, Math.ceil((window_ends_at.getTime() - Date.now()) / 1000)));
}

/** Counts an attempt without a limit. @returns how many there were in the window, this one included */
export const countAttempts = async (
  db: Queries,
  subject: string,
  minutes: number,
): Promise<number> => (await count(db, subject, { tries: UNLIMITED, minutes })).tries;

/** More attempts than anybody makes. */
const UNLIMITED = 2_147_483_647;

async function count(db: Queries, subject: string, limit: Limit) {
  const window = sql`now() + make_interval(mins => ${limit.minutes})`;
  const isOver = sql`${attempt.window_ends_at} < now()`;
  const isLast = sql`${attempt.tries} + 1 = ${limit.tries}::int`;
  const [counted] = await db
    .insert(attempt)
    .values({ subject, tries: 1, window_ends_at: window })
    .onConflictDoUpdate({
      target: attempt.subject,
      set: {
        tries: sql`CASE WHEN ${isOver} THEN 1 ELSE ${attempt.tries} + 1 END`,
        window_ends_at: sql`CASE WHEN ${isOver} OR ${isLast} THEN ${window} ELSE ${attempt.window_ends_at} END`,
      },
    })
    .returning();
  return counted as typeof attempt.$inferSelect;
}

/** Takes back an attempt that succeeded. */
export async function uncountAttempt(db: Queries, subject: string): Promise<void> {
  await db
    .update(attempt)
    .set({ tries: sql`greatest(${attempt.tries} - 1, 0)` })
    .where(eq(attempt.subject, subject));
}

/** Resets the count of a subject, and of all subjects whose name starts with it. */
export async function deleteAttempts(db: Queries, subject: string): Promise<void> {
  const goesOn = sql`starts_with(${attempt.subject}, ${`${subject} `})`;
  await db.delete(attempt).where(or(eq(attempt.subject, subject), goesOn));
}

/** Every night: of windows that are over nothing is counted any more. */
export async function deleteOldAttempts(db: Queries): Promise<void> {
  await db.delete(attempt).where(lt(attempt.window_ends_at, sql`now()`));
}
