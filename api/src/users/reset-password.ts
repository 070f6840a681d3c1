import { isEmail } from '@boekwerk/shared/contract/fields';
import { findCode, RESETTING, takeCode } from '../account-mail/mailed-codes';
import { queueAccountMail } from '../account-mail/queue-account-mail';
import type { App } from '../app';
import { findChange, undoChange } from '../auth/address-change';
import { countAttempt } from '../auth/attempts';
import { hashPassword } from '../auth/password';
import { takeAccount } from '../auth/take-account';
import { mayHaveStrangersStep, wasSetUpSince } from '../auth/unproven';
import { lockUser } from '../database/lock-user';
import type { OpenCall, Preparation } from '../http/call';
import { clientOf } from '../http/client-of';
import { invalid, refused } from '../http/errors';
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

/** What a code opens. @throws HttpError 422 at `code` for a dead one */
export async function checkResetCode({ db }: Pick<OpenCall, 'db'>, code: string) {
  const found = await findCode(db, RESETTING, code);
  if (!found) throw invalid({ code: TEXTS.linkGone });
  return { old_email: (await findChange(db, found.address_change_id))?.old_email ?? null };
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
  if (!(await findCode(db, RESETTING, code))) throw invalid({ code: TEXTS.linkGone });
  return hashPassword(password);
}

/**
 * Gives the account that a code was mailed for a new password, and ends all its sessions; a code that undoes a change
 * of address gives it the former one as well. Of two who come with the same code one succeeds.
 *
 * @throws HttpError 422 at `code`
 */
export async function resetPassword(
  { db, queue, record }: OpenCall,
  { code, password_hash }: { code: string; password_hash: string },
) {
  const found = await findCode(db, RESETTING, code);
  const before = found && (await lockUser(db, found.user_id));
  const taken = before && (await takeCode(db, RESETTING, code));
  if (!before || !taken) throw invalid({ code: TEXTS.linkGone });

  const change = await findChange(db, taken.address_change_id);
  const owner = change ? await undoChange(db, before, change) : before;
  const isStrangers = change
    ? wasSetUpSince(before, change.created_at)
    : mayHaveStrangersStep(before);
  const after = await takeAccount(db, owner, { password_hash, isStrangers });
  await queueAccountMail(queue, { kind: 'passwordChanged', user_id: after.id });
  record({ entity: 'user', id: after.id, before, after, by: { user_id: after.id } });
  return null;
}
