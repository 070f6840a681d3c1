import type * as contract from '@boekwerk/shared/contract/auth';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { queueAccountMail } from '../account-mail/queue-account-mail';
import type { App } from '../platform/app';
import { lockUser } from '../platform/database/lock-user';
import { unauthenticated } from '../platform/errors';
import { bearerOf } from '../platform/http/authenticate';
import type { OpenCall, Preparation } from '../platform/http/call';
import { hashToken } from '../platform/http/session-life';
import { rememberDevice } from './devices';
import { isKnownBrowser, sourceOf } from './known-browser';
import { notifyOfNewBrowser } from './notify-of-new-browser';
import { countCodeAttemptFrom, verifyCode } from './one-time-code';
import { lockSession, rotate, TOKEN_SECONDS } from './store';
import { toToken } from './to-token';
import { newToken, sessionOf } from './tokens';

type OtpAttempt = { user_id: number; otp: string; remember_me: boolean };

/**
 * Counts a try before it is made.
 *
 * @returns whose sign-in waits for its second factor
 * @throws HttpError 401 when none does, or no longer; 429
 */
export async function countOtpAttempt(
  { config }: Pick<App, 'config'>,
  { db, request }: Preparation<OpenCall>,
): Promise<number> {
  const { user_id } = await pendingOf(db, request);
  request.signingIn = user_id;
  await countCodeAttemptFrom(db, user_id, await sourceOf(config, { db, request }, user_id));
  return user_id;
}

/** Completes a sign-in, under a new token. @throws HttpError 400 for a wrong code */
export async function verifyOtp(
  app: Pick<App, 'config' | 'fieldSecret'>,
  call: OpenCall,
  { user_id, otp, remember_me }: OtpAttempt,
): Promise<ReplyOf<typeof contract.verifyOtp>> {
  const { db, record, request } = call;
  const owner = await lockUser(db, user_id);
  const isRecovery = otp.includes('-');
  const recovery_codes = await verifyCode(app, db, { owner, code: otp });

  const session = await pendingOf(db, request);
  const token = newToken(session.id);
  if (!(await isKnownBrowser(app.config, call, user_id))) await notifyOfNewBrowser(call, user_id);
  await rotate(db, session, token, { is_pending: false });
  if (recovery_codes)
    await queueAccountMail(call.queue, { kind: 'twoFactorOn', user_id, lines: [] });
  if (remember_me) await rememberDevice(app.config, call, user_id);
  const { relation_id } = session;
  const code = isRecovery ? 'recovery code' : 'app';
  record({ entity: 'session', after: { state: 'opened', code }, by: { user_id, relation_id } });
  return { token: toToken(session, { token, expires_in: TOKEN_SECONDS }), recovery_codes };
}

/** The sign-in that a token says waits, locked. */
async function pendingOf(db: OpenCall['db'], request: OpenCall['request']) {
  const token = bearerOf(request);
  const id = sessionOf(token);
  const session = id && (await lockSession(db, id, { is_pending: true }));
  if (!session || session.token_hash !== hashToken(token) || session.token_expires_at < new Date())
    throw unauthenticated();
  return session;
}
