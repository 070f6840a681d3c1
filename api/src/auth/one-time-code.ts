import type { App } from '../platform/app';
import type { Queries } from '../platform/database/connect';
import type { UserRow } from '../platform/database/lock-user';
import { HttpError, invalid, refused } from '../platform/errors';
import { deleteAttempts, limitAttempts } from '../platform/http/attempts';
import { deleteDevices } from './devices';
import { redeemRecoveryCode, replaceRecoveryCodes } from './recovery-codes';
import { TEXTS } from './texts';
import { saveTotp, timeStepOf } from './totp';

/** Of a million codes three are right at any time. */
const PER_SOURCE = { tries: 5, minutes: 15 };
/** From everywhere that is not known: guessing from many places succeeds once in thousands of days. */
const IN_ALL = { tries: 30, minutes: 60 };

type Sealing = Pick<App, 'fieldSecret'>;

/**
 * Counts a try of a code by who is signed in. Outside the transaction, which a wrong code undoes.
 *
 * @throws HttpError 429
 */
export const countCodeAttempt = (db: Queries, user_id: number): Promise<void> =>
  limitAttempts(db, `${subjectOf(user_id)} signed in`, PER_SOURCE);

/**
 * Counts a try of a code at sign-in, per user and where it comes from: signing in anew gives no new tries. A stranger
 * who has the password uses up the tries of browsers that nobody knows, and none of a known one; a new password from the
 * mail forgets them.
 *
 * @throws HttpError 429
 */
export async function countCodeAttemptFrom(
  db: Queries,
  user_id: number,
  { isKnown, source }: { isKnown: boolean; source: string },
): Promise<void> {
  await limitAttempts(db, `${subjectOf(user_id)} ${source}`, PER_SOURCE);
  if (!isKnown) await limitAttempts(db, subjectOf(user_id), IN_ALL);
}

/** Forgets all tries of codes: whoever chose a new password from the mail starts anew. */
export const deleteCodeAttempts = (db: Queries, user_id: number): Promise<void> =>
  deleteAttempts(db, subjectOf(user_id));

/**
 * Takes a code of the app or, written with a dash, a recovery code.
 *
 * @returns as {@link verifyAppCode}
 * @throws HttpError 400 when it is wrong, or was used
 */
export async function verifyCode(
  app: Sealing,
  db: Queries,
  given: { owner: UserRow; code: string },
): Promise<string[] | null> {
  if (!given.code.includes('-')) return verifyAppCode(app, db, given);
  await takeRecoveryCode(app, db, given);
  return null;
}

/**
 * Takes a code of the authenticator app. The first one turns the second factor on.
 *
 * @param owner locked
 * @returns the recovery codes when it was the first, else null
 * @throws HttpError 400 when it is wrong, or was used
 */
export async function verifyAppCode(
  app: Sealing,
  db: Queries,
  { owner, code }: { owner: UserRow; code: string },
): Promise<string[] | null> {
  const step = timeStepOf(app, owner, code);
  if (step === null) throw refused(TEXTS.wrongCode);
  if (step <= (owner.totp_last_step ?? 0)) throw refused(TEXTS.usedCode);
  const isFirst = owner.totp_confirmed_at === null;
  await deleteAttempts(db, subjectOf(owner.id));
  await saveTotp(db, owner, {
    totp_last_step: step,
    totp_confirmed_at: owner.totp_confirmed_at ?? new Date(),
  });
  if (!isFirst) return null;
  await deleteDevices(db, owner.id);
  return replaceRecoveryCodes(app, db, owner.id);
}

/** Takes a code as {@link verifyCode} of who is signed in, in a form. @throws HttpError 422 at `otp` */
export async function proveTwoFactor(
  app: Sealing,
  db: Queries,
  owner: UserRow,
  code: string,
): Promise<void> {
  try {
    await verifyCode(app, db, { owner, code });
  } catch (error) {
    if (error instanceof HttpError && error.status === 400) throw invalid({ otp: error.message });
    throw error;
  }
}

/** Takes a recovery code, once. @throws HttpError 400 */
async function takeRecoveryCode(
  app: Sealing,
  db: Queries,
  { owner, code }: { owner: UserRow; code: string },
): Promise<void> {
  const isGood =
    owner.totp_confirmed_at && (await redeemRecoveryCode(app, db, { user_id: owner.id, code }));
  if (!isGood) throw refused(TEXTS.wrongCode);
  await deleteAttempts(db, subjectOf(owner.id));
}

const subjectOf = (user_id: number) => `code user ${user_id}`;
