import type { requestDeletion as contract } from '@boekwerk/shared/contract/account-deletion';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { addDays, today } from '@boekwerk/shared/domain/dates/dates';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { and, eq } from 'drizzle-orm';
import { notifyOwners } from '../../account-mail/notify-owners';
import { queueAccountMail } from '../../account-mail/queue-account-mail';
import { checkOwnPassword } from '../../auth/check-own-password';
import { endSessionsOf } from '../../auth/end-sessions';
import { lockCaller } from '../../auth/lock-caller';
import { countCodeAttempt, proveTwoFactor } from '../../auth/one-time-code';
import { requiresTwoFactor } from '../../auth/pending-two-factor';
import type { App } from '../../platform/app';
import type { UserRow } from '../../platform/database/lock-user';
import { relation_user } from '../../platform/database/schema/relations';
import { user } from '../../platform/database/schema/users';
import { conflict, invalid } from '../../platform/errors';
import { limitAttempts } from '../../platform/http/attempts';
import type { Call, Preparation } from '../../platform/http/call';
import { countOtherOwners } from '../membership-store';
import { findUser, updateUserRow } from '../store';
import { toOwnUser } from '../to-own-user';
import { obstacleOf } from './obstacles';
import { NOTIFICATION_TEXTS, TEXTS } from './texts';

type Form = CheckedInputOf<typeof contract>['body'];
type Sealing = Pick<App, 'config' | 'fieldSecret'>;

/** How long it can be taken back. */
const DAYS = 14;

/** Each sends e-mails. */
const PER_USER = { tries: 5, minutes: 60 };

/** That whoever asks is the user, and not too often. Before any transaction. @throws HttpError 422 at `password` and `otp`, 429 */
export async function prepareDeletion(
  app: Sealing,
  { db, caller: { user_id } }: Preparation<Call>,
  { password, otp }: Form,
): Promise<void> {
  const own = await findUser(db, eq(user.id, user_id));
  const asksCode = own !== undefined && requiresTwoFactor(app, own);
  if (asksCode && !otp) throw invalid({ otp: TEXTS.codeNeeded });
  await checkOwnPassword(db, { user_id, password }, { password: TEXTS.wrongPassword });
  await limitAttempts(db, `deletion user ${user_id}`, PER_USER);
  if (asksCode) await countCodeAttempt(db, user_id);
}

/**
 * Sets the day until which the account stays, and ends all other sessions. Asked again it stays as it was.
 *
 * @throws HttpError 401 for who was signed out meanwhile, 422 at `otp` for a wrong code, 409 when a company cannot do without the user
 */
export async function requestDeletion(app: Sealing, call: Call, otp: string) {
  const { db, caller, queue, record } = call;
  // Of two sessions that ask at once the first ends the other.
  const before = await lockCaller(db, caller);
  const { id, updated_at } = before;
  if (requiresTwoFactor(app, before)) await proveTwoFactor(app, db, before, otp);
  if (before.deletion_due_on) {
    recordDue(record, before, before);
    return toOwnUser(app, call, before);
  }
  const obstacle = await obstacleOf(db, id);
  if (obstacle) throw conflict(obstacle);

  const deletion_due_on = addDays(today(), DAYS);
  const after = await updateUserRow(db, id, { deletion_due_on, updated_at });
  await endSessionsOf(db, id, { because: 'signed_out', except: caller.session_id });
  const day = formatDate(deletion_due_on);
  await queueAccountMail(queue, { kind: 'deletionAsked', user_id: id, lines: [day] });
  await tellOtherOwners(call, id, NOTIFICATION_TEXTS.leaves(fullName(before), before.email, day));
  recordDue(record, before, after);
  return toOwnUser(app, call, after);
}

/** Takes the deletion back, if any was asked for. */
export async function withdrawDeletion(app: Sealing, call: Call) {
  const { db, caller, queue, record } = call;
  const before = await lockCaller(db, caller);
  const { id, updated_at } = before;
  if (!before.deletion_due_on) {
    recordDue(record, before, before);
    return toOwnUser(app, call, before);
  }
  const after = await updateUserRow(db, id, { deletion_due_on: null, updated_at });
  await queueAccountMail(queue, { kind: 'deletionWithdrawn', user_id: id, lines: [] });
  await tellOtherOwners(call, id, NOTIFICATION_TEXTS.stays(fullName(before), before.email));
  recordDue(record, before, after);
  return toOwnUser(app, call, after);
}

/** Of the companies in which somebody works and that others own. */
async function tellOtherOwners(call: Call, user_id: number, line: string): Promise<void> {
  const { db } = call;
  const places = await db
    .select({ relation_id: relation_user.relation_id })
    .from(relation_user)
    .where(and(eq(relation_user.user_id, user_id), eq(relation_user.status, 0)));
  for (const { relation_id } of places)
    if ((await countOtherOwners(db, { relation_id, user_id })) > 0)
      await notifyOwners(call, relation_id, [line]);
}

const recordDue = (record: Call['record'], { id, ...before }: UserRow, after: UserRow) =>
  record({
    entity: 'user',
    id,
    before: { deletion_due_on: before.deletion_due_on },
    after: { deletion_due_on: after.deletion_due_on },
  });
