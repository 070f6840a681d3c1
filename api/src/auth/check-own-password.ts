import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { user } from '../platform/database/schema/users';
import { invalid } from '../platform/errors';
import { deleteAttempts, limitAttempts } from '../platform/http/attempts';
import { verifyPassword } from './password';

const PER_USER = { tries: 10, minutes: 15 };

type PasswordAttempt = { user_id: number; password: string };

/**
 * Checks that whoever is signed in is still the one who may decide about the account, before any transaction.
 *
 * @param wrong where and what to say when it is not: `{ current_password: 'Huidig wachtwoord is onjuist' }`
 * @throws HttpError 422, 429
 */
export async function checkOwnPassword(
  db: Queries,
  { user_id, password }: PasswordAttempt,
  wrong: Record<string, string>,
): Promise<void> {
  const subject = `password user ${user_id}`;
  await limitAttempts(db, subject, PER_USER);
  const [found] = await db.select().from(user).where(eq(user.id, user_id));
  if (!(await verifyPassword(password, found?.password_hash ?? null))) throw invalid(wrong);
  await deleteAttempts(db, subject);
}
