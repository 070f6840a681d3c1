import type { App } from '../platform/app';
import { lockUser, type UserRow } from '../platform/database/lock-user';
import type { OpenCall } from '../platform/http/call';
import { isRemembered } from './devices';
import { otpauthUrl } from './totp';

/** Whether a code is asked of this user beside the password. */
export const requiresSecondStep = (
  { config }: Pick<App, 'config'>,
  { totp_confirmed_at }: Pick<UserRow, 'totp_confirmed_at'>,
): boolean => config.twoFactor !== 'off' && totp_confirmed_at !== null;

/** No second step follows a password. */
export const NO_SECOND_STEP = 'valid';
/** One does, and the app knows the secret already. */
const SET_UP_EARLIER = '';

/**
 * The second step that a sign-in waits for, as `qr_code_url` of the contract says it. Who must set it up gets the same
 * secret each time until the first code has succeeded; from then on it never leaves the house again.
 */
export async function secondStep(
  app: Pick<App, 'config' | 'fieldSecret'>,
  { db, request }: Pick<OpenCall, 'db' | 'request'>,
  user_id: number,
): Promise<string> {
  const { twoFactor } = app.config;
  if (twoFactor === 'off') return NO_SECOND_STEP;

  // Locked: of two sign-ins at once one makes the secret and both show it.
  const owner = await lockUser(db, user_id);
  if (owner.totp_confirmed_at === null)
    return twoFactor === 'required' ? otpauthUrl(app, db, owner) : NO_SECOND_STEP;
  return (await isRemembered(app.config, { db, request }, user_id))
    ? NO_SECOND_STEP
    : SET_UP_EARLIER;
}
