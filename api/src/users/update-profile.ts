import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import type { updateProfile as contract } from '@boekwerk/shared/contract/users';
import { and, eq } from 'drizzle-orm';
import { endCodes } from '../account-mail/mailed-codes';
import { queueAccountMail } from '../account-mail/queue-account-mail';
import { countAttempt } from '../auth/attempts';
import { activationDueAt } from '../auth/unproven';
import { lockUser, type UserRow } from '../database/lock-user';
import { relation_user } from '../database/schema/relations';
import { user } from '../database/schema/users';
import { isTaken } from '../database/sql-state';
import type { Call, Preparation } from '../http/call';
import { invalid } from '../http/errors';
import { refuseChanged } from '../http/stale';
import { asUser } from './as-user';
import { findUser, updateUserRow } from './store';
import { TEXTS } from './texts';

type Form = CheckedInputOf<typeof contract>['body'];

/** Each sends a letter to an address that may be a stranger's, or tells that somebody has it. */
const MOVES = { tries: 10, minutes: 60 };

/** Counts a try of another address. @throws HttpError 429 */
export async function countMove(
  { db, caller: { user_id } }: Preparation<Call>,
  form: Pick<Form, 'email'>,
): Promise<void> {
  const own = await findUser(db, eq(user.id, user_id));
  if (own && isMove(own, form)) await countAttempt(db, `address user ${user_id}`, MOVES);
}

/**
 * Changes the own name and address. A new address has to be proven as that of a new account, and the one before it is
 * told; what was mailed there opens nothing any more, and places that were offered to it are withdrawn.
 *
 * @throws HttpError 422 at `email` for an address that somebody has, 409 when the profile has changed since
 */
export async function updateProfile(call: Call, { updated_at: basedOn, ...form }: Form) {
  const { db, caller, files, record } = call;
  const { user_id: id, relation_id } = caller;
  const before = await lockUser(db, id);
  const { updated_at } = before;
  await refuseChanged(db, { entity: 'user', id, relation_id }, { basedOn, updated_at });

  const isMoved = isMove(before, form);
  // Who moves on before the former address was proven gets no more time.
  const unproven = { activation_due_at: before.activation_due_at ?? activationDueAt() };
  const fields = { ...form, ...(isMoved ? unproven : {}) };
  const after = await updateUserRow(db, id, fields).catch((error) => {
    throw isTaken(error) ? invalid({ email: TEXTS.addressTaken }) : error;
  });
  record({ entity: 'user', id, before, after });
  if (isMoved) await leaveAddress(call, before);
  return asUser(after, files);
}

const isMove = (was: Pick<UserRow, 'email'>, form: Pick<Form, 'email'>) =>
  form.email.toLowerCase() !== was.email.toLowerCase();

async function leaveAddress(
  { db, queue, record }: Call,
  { id: user_id, email: old_email }: UserRow,
) {
  for (const purpose of ['activation', 'reset'] as const) await endCodes(db, user_id, purpose);
  // A company invites whoever reads the mail of an address, which need not be who has the next one.
  const isOffered = and(eq(relation_user.user_id, user_id), eq(relation_user.status, 1));
  for (const before of await db.delete(relation_user).where(isOffered).returning())
    record({ entity: 'relation_user', id: before.id, before });
  await queueAccountMail(queue, { kind: 'addressChanged', user_id, old_email });
  await queueAccountMail(queue, { kind: 'newAddress', user_id });
}
