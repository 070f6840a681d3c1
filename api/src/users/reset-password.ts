import { isEmail } from '@boekwerk/shared/contract/fields';
import { findCode, RESET_PURPOSES, redeemCode } from '../account-mail/mailed-codes';
import { queueAccountMail } from '../account-mail/queue-account-mail';
import { findChange, undoChange } from '../auth/address-change';
import { claimAccount } from '../auth/claim-account';
import { passkeysOf } from '../auth/passkeys/passkey-rows';
import { hashByCode } from '../auth/password-by-code';
import { isTwoFactorUntrusted, wasSetUpSince } from '../auth/unproven';
import type { App } from '../platform/app';
import { lockUser } from '../platform/database/lock-user';
import { invalid, refused } from '../platform/errors';
import { countAttempts, limitAttempts } from '../platform/http/attempts';
import type { OpenCall, Preparation } from '../platform/http/call';
import { clientOf } from '../platform/http/client-of';
import { TEXTS } from './texts';

/** E-mails to one address, whoever asks: each is good for this long, so past these the mailbox holds one that opens. */
const LETTERS = { count: 20, minutes: 60 };

/**
 * Counts a request, per client; a stranger who asks and asks keeps nobody from asking.
 *
 * @returns whether another e-mail is to go
 * @throws HttpError 400 for what is no address, 429
 */
export async function checkResetRequest(
  { config }: Pick<App, 'config'>,
  { db, request }: Preparation<OpenCall>,
  email: string,
): Promise<boolean> {
  if (!isEmail(email)) throw refused(TEXTS.wrongAddress);
  const perClient = { tries: config.accountTriesPerHour, minutes: 60 };
  await limitAttempts(db, `reset client ${clientOf(request)}`, perClient);
  const asked = await countAttempts(db, `reset address ${email.toLowerCase()}`, LETTERS.minutes);
  return asked <= LETTERS.count;
}

/**
 * Has a link mailed to whoever has the address. Nobody is looked up here, so that answer and time say nothing about
 * who has an account.
 */
export async function requestResetPassword(
  { queue, record }: OpenCall,
  { email, isToGo }: { email: string; isToGo: boolean },
) {
  if (isToGo) await queueAccountMail(queue, { kind: 'reset', email });
  record({ entity: 'user', after: { state: 'a new password was asked for' } });
  return null;
}

/** What a code opens. @throws HttpError 422 at `code` for a dead one */
export async function checkResetCode({ db }: Pick<OpenCall, 'db'>, code: string) {
  const found = await findCode(db, RESET_PURPOSES, code);
  if (!found) throw invalid({ code: TEXTS.linkGone });
  return { old_email: (await findChange(db, found.address_change_id))?.old_email ?? null };
}

/**
 * Hashes the new password, if there is a use for it.
 *
 * @throws HttpError 422 at `code` for a dead one, at `password`, 429
 */
export async function prepareReset(
  { db }: Preparation<OpenCall>,
  { code, password }: { code: string; password: string },
): Promise<string> {
  const found = await findCode(db, RESET_PURPOSES, code);
  if (!found) throw invalid({ code: TEXTS.linkGone });
  return hashByCode(db, found, password);
}

/**
 * Gives the account that a code was mailed for a new password, and ends all its sessions; a code that undoes a change
 * of address gives it the former one as well. What else goes with it is told in a letter. Of two who come with the same
 * code one succeeds.
 *
 * @throws HttpError 422 at `code`
 */
export async function resetPassword(
  { config }: Pick<App, 'config'>,
  { db, queue, record }: OpenCall,
  { code, password_hash }: { code: string; password_hash: string },
) {
  const found = await findCode(db, RESET_PURPOSES, code);
  const before = found && (await lockUser(db, found.user_id));
  const taken = before && (await redeemCode(db, RESET_PURPOSES, code));
  if (!before || !taken) throw invalid({ code: TEXTS.linkGone });

  const change = await findChange(db, taken.address_change_id);
  const owner = change ? await undoChange(db, before, change) : before;
  const isStrangers = change
    ? wasSetUpSince(before, change.created_at)
    : isTwoFactorUntrusted(before);
  const passkeys = await passkeysOf(db, owner.id);
  const after = await claimAccount(db, owner, { password_hash, isStrangers });
  await queueAccountMail(queue, { kind: 'passwordChanged', user_id: after.id });
  if (passkeys.length > 0)
    await queueAccountMail(queue, {
      kind: 'passkeyRemoved',
      user_id: after.id,
      lines: passkeys.map(({ name }) => name),
    });
  // Where one is required, it is set up anew at the next sign-in.
  if (config.twoFactor === 'optional' && before.totp_confirmed_at && !after.totp_confirmed_at)
    await queueAccountMail(queue, { kind: 'twoFactorOff', user_id: after.id, lines: [] });
  record({ entity: 'user', id: after.id, before, after, by: { user_id: after.id } });
  return null;
}
