import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { passkey } from '../../platform/database/schema/accounts';

type Passkey = typeof passkey.$inferSelect;

/** The passkeys of a user, in the order in which they were made. */
export const passkeysOf = (db: Queries, user_id: number): Promise<Passkey[]> =>
  db.select().from(passkey).where(eq(passkey.user_id, user_id)).orderBy(asc(passkey.id));

export async function findPasskey(
  db: Queries,
  credential_id: string,
): Promise<Passkey | undefined> {
  const [found] = await db.select().from(passkey).where(eq(passkey.credential_id, credential_id));
  return found;
}

/** Which one of a user's own passkeys; another's is none. */
export const isOwnPasskey = ({ user_id, id }: { user_id: number; id: number }) =>
  and(eq(passkey.user_id, user_id), eq(passkey.id, id));

export async function deletePasskeys(db: Queries, user_id: number): Promise<void> {
  await db.delete(passkey).where(eq(passkey.user_id, user_id));
}
