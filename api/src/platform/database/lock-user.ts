import { eq } from 'drizzle-orm';
import { unauthenticated } from '../errors';
import type { Queries } from './connect';
import { user } from './schema/users';
import { changedSince } from './sql-state';

export type UserRow = typeof user.$inferSelect;

/**
 * Locks a user's row, so that writes and one-time codes that race are handled one by one. Other rows may still refer to it.
 *
 * @param id of a user there is: the caller's own, or one that was found
 * @throws HttpError 401 once the account is deleted: nothing is added any more to who is nobody
 */
export async function lockUser(db: Queries, id: number): Promise<UserRow> {
  const found = await lockUserRow(db, id);
  if (found.erased_at) throw unauthenticated();
  return found;
}

/**
 * The same, also of who is nobody any more. Who was invited, and has proven the address from an account of their own since
 * then, is that account now: it is looked for once more.
 */
export async function lockUserRow(db: Queries, id: number): Promise<UserRow> {
  const [found] = await db.select().from(user).where(eq(user.id, id)).for('no key update');
  if (!found) throw changedSince(`user ${id} is gone`);
  return found;
}
