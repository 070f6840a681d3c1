import type { PasswordForm } from '@boekwerk/shared/contract/users';
import { eq } from 'drizzle-orm';
import { revokeCodes } from '../account-mail/mailed-codes';
import { queueAccountMail } from '../account-mail/queue-account-mail';
import { cancelChange } from '../auth/address-change';
import { checkOwnPassword } from '../auth/check-own-password';
import { deleteDevices } from '../auth/devices';
import { endSessionsOf } from '../auth/end-sessions';
import { lockCaller } from '../auth/lock-caller';
import { hashPassword } from '../auth/password';
import { personalWordsOf } from '../auth/personal-words';
import { refuseGuessable } from '../auth/refuse-guessable';
import { unconfirmedTotp } from '../auth/totp';
import { user } from '../platform/database/schema/users';
import type { Call, Preparation } from '../platform/http/call';
import { TEXTS } from './texts';

/** The hash of a new password, once the current one fits. @throws HttpError 422, 429 */
export async function prepareNewPassword(
  { db, caller: { user_id } }: Preparation<Call>,
  { current_password, password }: Pick<PasswordForm, 'current_password' | 'password'>,
): Promise<string> {
  const wrong = { current_password: TEXTS.wrongPassword };
  await checkOwnPassword(db, { user_id, password: current_password ?? '' }, wrong);
  await refuseGuessable(password ?? '', await personalWordsOf(db, user_id));
  return hashPassword(password ?? '');
}

/**
 * Changes the password: who knew the former one is out everywhere, but for the one who changes it, and comes back by no
 * address that they asked for.
 *
 * @throws HttpError 401 for who was signed out meanwhile
 */
export async function changePassword(
  { db, caller, record, queue }: Pick<Call, 'db' | 'caller' | 'record' | 'queue'>,
  password_hash: string,
): Promise<void> {
  // The profile stays what it was: who has it open may still save it.
  const owner = await lockCaller(db, caller);
  const { id, updated_at } = owner;
  await db
    .update(user)
    .set({ password_hash, updated_at, ...unconfirmedTotp(owner) })
    .where(eq(user.id, id));
  await endSessionsOf(db, id, { because: 'password_changed', except: caller.session_id });
  await deleteDevices(db, id);
  await revokeCodes(db, id, 'reset');
  await cancelChange(db, id);
  await queueAccountMail(queue, { kind: 'passwordChanged', user_id: id });
  record({ entity: 'user', id, before: { password: 'former' }, after: { password: 'changed' } });
}
