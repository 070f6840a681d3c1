import { eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../database/connect';
import { attempt } from '../database/schema/sessions';
import { tooMany } from '../http/errors';

export type Limit = { tries: number; minutes: number };

/**
 * Counts a try before it is made, in the database, so that all nodes count together. From the last one that is allowed
 * the window runs anew: who has used them all up waits for the whole of it.
 *
 * @throws HttpError 429 with how long to wait, once there were too many
 */
export async function countAttempt(db: Queries, subject: string, limit: Limit): Promise<void> {
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
  if (!counted || counted.tries <= limit.tries) return;
  throw tooMany(Math.max(1, Math.ceil((counted.window_ends_at.getTime() - Date.now()) / 1000)));
}

/** Takes back a try that turned out well. */
export async function uncountAttempt(db: Queries, subject: string): Promise<void> {
  await db
    .update(attempt)
    .set({ tries: sql`greatest(${attempt.tries} - 1, 0)` })
    .where(eq(attempt.subject, subject));
}

export async function forgetAttempts(db: Queries, subject: string): Promise<void> {
  await db.delete(attempt).where(eq(attempt.subject, subject));
}

export async function forgetOldAttempts(db: Queries): Promise<void> {
  await db.delete(attempt).where(lt(attempt.window_ends_at, sql`now()`));
}
