import type { App } from '../platform/app';
import { lockUser, type UserRow } from '../platform/database/lock-user';
import type { OpenCall } from '../platform/http/call';
import { isRemembered } from './devices';
import { otpauthUrl } from './totp';

/** Whether a code is asked of this user beside the password. */
export const requiresTwoFactor = (
  { config }: Pick<App, 'config'>,
  { totp_confirmed_at }: Pick<UserRow, 'totp_confirmed_at'>,
): boolean => config.twoFactor !== 'off' && totp_confirmed_at !== null;

/** No second factor follows a password. */
export const NO_TWO_FACTOR = 'valid';
/** One does, and the app knows the secret already. */
const SET_UP_EARLIER = '';

/**
 * The second factor that a sign-in waits for, as `qr_code_url` of the contract says it. Who must set it up gets the same
 * secret each time until the first code has succeeded; from then on it never leaves the house again.
 */
export async function pendingTwoFactor(
  app: Pick<App, 'config' | 'fieldSecret'>,
  { db, request }: Pick<OpenCall, 'db' | 'request'>,
  user_id: number,
): Promise<string> {
  const { twoFactor } = app.config;
  if (twoFactor === 'off') return NO_TWO_FACTOR;

  // Locked: of two sign-ins at once one makes the secret and both show it.
  const owner = await lockUser(db, user_id);
  if (owner.totp_confirmed_at === null)
    return twoFactor === 'required' ? otpauthUrl(app, db, owner) : NO_TWO_FACTOR;
  return (await isRemembered(app.config, { db, request }, user_id))
    ? NO_TWO_FACTOR
    : SET_UP_EARLIER;
}
