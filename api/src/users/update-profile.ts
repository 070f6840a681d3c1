import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import type { updateProfile as contract } from '@boekwerk/shared/contract/users';
import { eq } from 'drizzle-orm';
import { cancelChange, requestAddressChange } from '../auth/address-change';
import { checkOwnPassword } from '../auth/check-own-password';
import { endSessionsOf } from '../auth/end-sessions';
import { lockCaller } from '../auth/lock-caller';
import { countCodeAttempt, proveTwoFactor } from '../auth/one-time-code';
import { requiresTwoFactor } from '../auth/pending-two-factor';
import type { App } from '../platform/app';
import type { UserRow } from '../platform/database/lock-user';
import { user } from '../platform/database/schema/users';
import { invalid } from '../platform/errors';
import { limitAttempts } from '../platform/http/attempts';
import type { Call, Preparation } from '../platform/http/call';
import { refuseChanged } from '../platform/http/stale';
import { findUser, updateUserRow } from './store';
import { TEXTS } from './texts';
import { toOwnUser } from './to-own-user';

type Form = CheckedInputOf<typeof contract>['body'];
type Sealing = Pick<App, 'config' | 'fieldSecret'>;

/** Each sends an e-mail to an address that may be a stranger's. */
const MOVES = { tries: 10, minutes: 60 };

/**
 * Of another address: counts the try, and asks for the password, so that a tab that was left open gives nobody the
 * account. Before any transaction.
 *
 * @throws HttpError 422 at `current_password` and `otp`, 429
 */
export async function prepareAddressChange(
  app: Sealing,
  { db, caller: { user_id } }: Preparation<Call>,
  form: Form,
): Promise<void> {
  const own = await findUser(db, eq(user.id, user_id));
  if (!own || !isMove(own, form)) return;
  const { current_password: password, otp } = form;
  const asksCode = requiresTwoFactor(app, own);
  if (!password || (asksCode && !otp))
    throw invalid({
      ...(password ? {} : { current_password: TEXTS.passwordNeeded }),
      ...(asksCode && !otp ? { otp: TEXTS.codeNeeded } : {}),
    });
  await limitAttempts(db, `address user ${user_id}`, MOVES);
  await checkOwnPassword(db, { user_id, password }, { current_password: TEXTS.wrongPassword });
  if (asksCode) await countCodeAttempt(db, user_id);
}

/**
 * Changes the own name and what one is mailed, and asks for another address: until that is proven the old one signs in, and is told how to
 * undo it. All other sessions end.
 *
 * @throws HttpError 401 for who was signed out meanwhile, 422 at `otp` for a wrong code, 409 when the profile has changed
 * since
 */
export async function updateProfile(app: Sealing, call: Call, form: Form) {
  const { db, caller, record } = call;
  const { relation_id } = caller;
  const before = await lockCaller(db, caller);
  const { id, updated_at } = before;
  await refuseChanged(
    db,
    { entity: 'user', id, relation_id },
    { basedOn: form.updated_at, updated_at },
  );

  const isMoved = isMove(before, form);
  if (isMoved && requiresTwoFactor(app, before)) await proveTwoFactor(app, db, before, form.otp);
  const { name, last_name, question_mails = before.question_mails } = form;
  const email = isMoved ? before.email : form.email;
  const after = await updateUserRow(db, id, { name, last_name, email, question_mails });
  if (isMoved) {
    await requestAddressChange(call, before, form.email);
    await endSessionsOf(db, id, { because: 'signed_out', except: caller.session_id });
  }
  record({
    entity: 'user',
    id,
    before,
    after: { ...after, ...(isMoved && { new_email: form.email }) },
  });
  return toOwnUser(app, call, after);
}

/** Takes back the address that waits for its proof, if any does. */
export async function withdrawAddress(app: Sealing, call: Call) {
  const { db, caller, record } = call;
  const owner = await lockCaller(db, caller);
  await cancelChange(db, owner.id);
  record({ entity: 'user', id: owner.id, after: { new_email: null } });
  return toOwnUser(app, call, owner);
}

const isMove = (was: Pick<UserRow, 'email'>, form: Pick<Form, 'email'>) =>
  form.email.toLowerCase() !== was.email.toLowerCase();
