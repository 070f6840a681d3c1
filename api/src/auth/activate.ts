import type { SignedIn } from '@boekwerk/shared/contract/auth';
import { eq } from 'drizzle-orm';
import { takeCode } from '../account-mail/mailed-codes';
import type { App } from '../app';
import { user } from '../database/schema/users';
import type { OpenCall } from '../http/call';
import { refused } from '../http/errors';
import { TEXTS } from './account-texts';
import { signIn } from './sign-in';

/**
 * Takes the code of the mail as proof of the address, and signs in.
 *
 * @throws HttpError 400 for a code that is wrong, expired or used
 */
export async function activate(
  app: Pick<App, 'config' | 'fieldSecret'>,
  call: OpenCall,
  code: string,
): Promise<SignedIn> {
  const { db, record } = call;
  const used = await takeCode(db, 'activation', code);
  if (!used) throw refused(TEXTS.linkGone);

  const { user_id } = used;
  const [before] = await db.select().from(user).where(eq(user.id, user_id));
  const [after] = await db
    .update(user)
    .set({ activation_due_at: null })
    .where(eq(user.id, user_id))
    .returning();
  record({ entity: 'user', id: user_id, before, after, by: { user_id } });
  return signIn(app, call, { user_id });
}
