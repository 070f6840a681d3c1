import { eq } from 'drizzle-orm';
import type { Queries } from './connect';
import { user } from './schema/users';

export type UserRow = typeof user.$inferSelect;

/**
 * Locks a user's row, so that writes and one-time codes that race are handled one by one. Other rows may still refer to it.
 *
 * @param id of a user there is: the caller's own, or one that was found
 */
export async function lockUser(db: Queries, id: number): Promise<UserRow> {
  const [found] = await db.select().from(user).where(eq(user.id, id)).for('no key update');
  if (!found) throw new Error(`no user ${id}`);
  return found;
}
