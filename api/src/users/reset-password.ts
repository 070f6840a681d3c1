import { isEmail } from '@boekwerk/shared/contract/fields';
import { eq } from 'drizzle-orm';
import { findCode, takeCode } from '../account-mail/mailed-codes';
import { queueAccountMail } from '../account-mail/queue-account-mail';
import type { App } from '../app';
import { countAttempt } from '../auth/attempts';
import { hashPassword } from '../auth/password';
import { takeAccount } from '../auth/take-account';
import { user } from '../database/schema/users';
import type { OpenCall, Preparation } from '../http/call';
import { clientOf } from '../http/client-of';
import { invalid, refused } from '../http/errors';
import { findUser } from './store';
import { TEXTS } from './texts';

const PER_ADDRESS = { tries: 5, minutes: 60 };

/** @throws HttpError 400 for what is no address, 429 */
export async function checkResetRequest(
  { config }: Pick<App, 'config'>,
  { db, request }: Preparation<OpenCall>,
  email: string,
): Promise<void> {
  if (!isEmail(email)) throw refused(TEXTS.wrongAddress);
  const perClient = { tries: config.accountTriesPerHour, minutes: 60 };
  await countAttempt(db, `reset client ${clientOf(request)}`, perClient);
  await countAttempt(db, `reset address ${email.toLowerCase()}`, PER_ADDRESS);
}

/**
 * Has a link mailed to whoever has the address. Nobody is looked up here, so that answer and time say nothing about
 * who has an account.
 */
export async function requestResetPassword({ queue, record }: OpenCall, email: string) {
  await queueAccountMail(queue, { kind: 'reset', email });
  record({ entity: 'user', after: { state: 'a new password was asked for' } });
  return null;
}

/**
 * Hashes the new password, if there is a use for it.
 *
 * @throws HttpError 422 at `code`
 */
export async function prepareReset(
  { db }: Preparation<OpenCall>,
  { code, password }: { code: string; password: string },
): Promise<string> {
  if (!(await findCode(db, 'reset', code))) throw invalid({ code: TEXTS.linkGone });
  return hashPassword(password);
}

/**
 * Gives the account that a code was mailed for a new password, and ends all its sessions. Of two who come with the same
 * code one succeeds.
 *
 * @throws HttpError 422 at `code`
 */
export async function resetPassword(
  { db, queue, record }: OpenCall,
  { code, password_hash }: { code: string; password_hash: string },
) {
  const taken = await takeCode(db, 'reset', code);
  const before = taken && (await findUser(db, eq(user.id, taken.user_id)));
  if (!before) throw invalid({ code: TEXTS.linkGone });

  const after = await takeAccount(db, before, password_hash);
  await queueAccountMail(queue, { kind: 'passwordChanged', user_id: after.id });
  record({ entity: 'user', id: after.id, before, after, by: { user_id: after.id } });
  return null;
}
