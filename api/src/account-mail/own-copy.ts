import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { user } from '../platform/database/schema/users';

/**
 * Where a copy goes of what a user mails, and remembers whether they want one. The user's profile stays as new as it was:
 * whoever has it open can still save it.
 *
 * @returns the user's address; `null` when they want none
 */
export async function ownCopy(
  db: Queries,
  user_id: number,
  isWanted: boolean,
): Promise<string | null> {
  const [own] = await db.select().from(user).where(eq(user.id, user_id));
  if (!own) throw new Error(`no user ${user_id}`);
  const { email, mail_copies } = own;
  if (mail_copies !== isWanted)
    await db
      .update(user)
      .set({ mail_copies: isWanted, updated_at: sql`${user.updated_at}` })
      .where(eq(user.id, user_id));
  return isWanted ? email : null;
}
