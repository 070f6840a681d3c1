import { queueAccountMail } from '../account-mail/queue-account-mail';
import type { App } from '../platform/app';
import type { Queries } from '../platform/database/connect';
import type { UserRow } from '../platform/database/lock-user';
import { conflict } from '../platform/errors';
import type { Call } from '../platform/http/call';
import { deleteDevices } from './devices';
import { lockCaller } from './lock-caller';
import { offerSecret, openSecret } from './next-secret';
import { proveTwoFactor, verifyAppCode } from './one-time-code';
import { countRecoveryCodes, deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-codes';
import { TEXTS } from './texts';
import { begunTotp, otpauthUrl, saveTotp, WITHOUT_TOTP } from './totp';

type Sealing = Pick<App, 'config' | 'fieldSecret'>;
type Kept = Pick<Call, 'db' | 'caller' | 'record'>;
type Told = Kept & Pick<Call, 'queue'>;

/** @throws HttpError 409 where no second factor is offered */
export function refuseWhereOff({ config }: Pick<App, 'config'>): void {
  if (config.twoFactor === 'off') throw conflict(TEXTS.twoFactor.off);
}

/** @throws HttpError 409 where the second factor may not be turned off */
export function refuseWhereRequired(app: Pick<App, 'config'>): void {
  refuseWhereOff(app);
  if (app.config.twoFactor === 'required') throw conflict(TEXTS.twoFactor.required);
}

/** Begins to set up the second factor. @returns the address for the authenticator app */
export async function startTwoFactor(app: Sealing, { db, caller, record }: Kept): Promise<string> {
  const owner = await lockCaller(db, caller);
  if (owner.totp_confirmed_at) throw conflict(TEXTS.twoFactor.isOn);
  record({ entity: 'user', id: owner.id, after: { two_factor: 'started' } });
  return otpauthUrl(app, db, owner);
}

/** Turns the second factor on. @returns the recovery codes @throws HttpError 400 for a wrong code */
export async function confirmTwoFactor(
  app: Sealing,
  { db, caller, record, queue }: Told,
  code: string,
): Promise<string[]> {
  const owner = await lockCaller(db, caller);
  if (owner.totp_confirmed_at) throw conflict(TEXTS.twoFactor.isOn);
  if (!owner.totp_secret) throw conflict(TEXTS.twoFactor.notStarted);
  const codes = await verifyAppCode(app, db, { owner, code });
  await queueAccountMail(queue, { kind: 'twoFactorOn', user_id: owner.id, lines: [] });
  record({ entity: 'user', id: owner.id, after: { two_factor: 'on' } });
  return codes ?? [];
}

/**
 * Whether a code is asked beside the password of who does without the second factor from now on, or makes what stands in
 * for it: else the password alone would do wherever a code is asked. Who has used up all recovery codes may have lost the
 * app, and would have no way left.
 */
export const asksCode = async (db: Queries, user_id: number): Promise<boolean> =>
  (await countRecoveryCodes(db, user_id)) > 0;

/** Turns the second factor off, and forgets all that belongs to it. @throws HttpError 422 at `otp` for a wrong code */
export async function disableTwoFactor(
  app: Sealing,
  { db, caller, record, queue }: Told,
  otp: string,
): Promise<void> {
  const owner = await lockProven(app, { db, caller }, otp);
  await saveTotp(db, owner, WITHOUT_TOTP);
  await deleteRecoveryCodes(db, owner.id);
  await deleteDevices(db, owner.id);
  await queueAccountMail(queue, { kind: 'twoFactorOff', user_id: owner.id, lines: [] });
  record({ entity: 'user', id: owner.id, after: { two_factor: 'off' } });
}

/**
 * Begins to move the second factor to another app: the present one goes on until {@link confirmNewApp}.
 *
 * @returns the address for the other app, and what its first code is sent with
 * @throws HttpError 422 at `otp` for a wrong code
 */
export async function startNewApp(app: Sealing, { db, caller, record }: Kept, otp: string) {
  const owner = await lockProven(app, { db, caller }, otp);
  record({ entity: 'user', id: owner.id, after: { two_factor: 'moving' } });
  return offerSecret(app, { owner, session_id: caller.session_id });
}

/**
 * Moves the second factor to the app that shows this code, and sets it up there as anew: nothing that the former one was
 * kept with, perhaps on a telephone that is lost, is good any more.
 *
 * @returns the recovery codes
 * @throws HttpError 400 for a wrong code, which leaves all as it was
 */
export async function confirmNewApp(
  app: Sealing,
  { db, caller, record, queue }: Told,
  { otp, sealed_secret }: { otp: string; sealed_secret: string },
): Promise<string[]> {
  const owner = await lockCaller(db, caller);
  if (!owner.totp_confirmed_at) throw conflict(TEXTS.twoFactor.isNotOn);
  const secret = openSecret(app, { owner, session_id: caller.session_id }, sealed_secret);
  if (secret === null) throw conflict(TEXTS.twoFactor.notStarted);
  const anew = begunTotp(app, owner.id, secret);
  await saveTotp(db, owner, anew);
  const codes = await verifyAppCode(app, db, { owner: { ...owner, ...anew }, code: otp });
  await queueAccountMail(queue, { kind: 'twoFactorMoved', user_id: owner.id, lines: [] });
  record({ entity: 'user', id: owner.id, after: { two_factor: 'moved' } });
  return codes ?? [];
}

/** Replaces the recovery codes. @throws HttpError 422 at `otp` for a wrong code */
export async function renewRecoveryCodes(
  app: Sealing,
  { db, caller, record, queue }: Told,
  otp: string,
): Promise<string[]> {
  const owner = await lockProven(app, { db, caller }, otp);
  await queueAccountMail(queue, { kind: 'recoveryCodesRenewed', user_id: owner.id, lines: [] });
  record({ entity: 'user', id: owner.id, after: { recovery_codes: 'renewed' } });
  return replaceRecoveryCodes(app, db, owner.id);
}

async function lockProven(
  app: Sealing,
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  otp: string,
): Promise<UserRow> {
  const owner = await lockCaller(db, caller);
  if (!owner.totp_confirmed_at) throw conflict(TEXTS.twoFactor.isNotOn);
  if (await asksCode(db, owner.id)) await proveTwoFactor(app, db, owner, otp);
  return owner;
}
