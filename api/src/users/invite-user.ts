import { type inviteUser as contract, NO_COMPANY } from '@boekwerk/shared/contract/company-users';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { may } from '@boekwerk/shared/domain/user/rights';
import { notifyOwners } from '../account-mail/notify-owners';
import { queueAccountMail } from '../account-mail/queue-account-mail';
import { claimMailQuota } from '../mail-quota/claim-mail-quota';
import type { App } from '../platform/app';
import type { Queries } from '../platform/database/connect';
import { hasEmail } from '../platform/database/has-email';
import { lockUser, type UserRow } from '../platform/database/lock-user';
import { relation_user } from '../platform/database/schema/relations';
import { user } from '../platform/database/schema/users';
import { invalid } from '../platform/errors';
import { limitAttempts } from '../platform/http/attempts';
import type { Call, Preparation } from '../platform/http/call';
import { addAssignments, checkAssignable } from './assign-clients';
import { invitationNumber } from './invitation-number';
import { hasNoMembership } from './membership-store';
import { findUser, updateUserRow } from './store';
import { NOTIFICATION_TEXTS, TEXTS } from './texts';

type Form = CheckedInputOf<typeof contract>['body'];
type Person = Pick<UserRow, 'name' | 'last_name' | 'email' | 'role'>;

/** E-mails to strangers; more than anybody hires. By user, who may have many companies. */
const PER_USER = { tries: 50, minutes: 60 };

/** @throws HttpError 429 */
export const countInvitation = ({ db, caller }: Preparation<Call>): Promise<void> =>
  limitAttempts(db, `invite user ${caller.user_id}`, PER_USER);

/**
 * Offers somebody a membership in the current company, as what the company is: a colleague in a firm works as an accountant,
 * one in a company as an enterprise user. A mail holds the link with which it is accepted.
 *
 * @throws HttpError 422 at `email` for who works there, or is invited to, and at `administrations` for who owns no firm,
 * and for who owns one and names no client; 404 for what is no client of the firm
 */
export async function inviteUser(
  { config: { mailLimits: limits } }: Pick<App, 'config'>,
  call: Call,
  { administrations, ...form }: Form,
) {
  const { db, caller, queue, record } = call;
  const { relation_id } = caller;
  const { type } = caller.who;
  if (!administrations && may(caller.who, 'firm')) throw invalid({ administrations: NO_COMPANY });
  if (administrations)
    await checkAssignable(call, { is_owner: false, user_id: null }, administrations);
  const { user_id } = caller;
  await claimMailQuota(db, { limits, relation_id, user_id, recipients: 1 });
  const invited = await findOrMake(db, { ...form, role: type });
  // Also of an accountant in a client: a membership there would outlast the one at the firm.
  if (invited.id === caller.user_id) throw invalid({ email: TEXTS.userExists });
  const [membership] = await db
    .insert(relation_user)
    .values({
      relation_id,
      user_id: invited.id,
      type,
      status: 1,
      invited_name: form.name,
      invited_last_name: form.last_name,
      invited_by: caller.user_id,
      invited_from: caller.origin_relation_id,
    })
    .onConflictDoNothing()
    .returning();
  if (!membership) throw invalid({ email: TEXTS.userExists });

  const assignee = { firm_id: relation_id, user_id: invited.id };
  const assigned = administrations && (await addAssignments(call, assignee, administrations));
  await queueAccountMail(queue, {
    kind: 'invitation',
    user_id: invited.id,
    relation_user_id: membership.id,
    invited_by: caller.user_id,
  });
  await notifyOwners(call, relation_id, [NOTIFICATION_TEXTS.invited(form)]);
  const named = { email: form.email, name: fullName(form), administrations: assigned?.after };
  record({ entity: 'relation_user', id: membership.id, after: { ...membership, ...named } });
  record({ entity: 'user', id: invited.id, isAside: true });
  const id = invitationNumber(membership.id);
  return { id, user: { id } };
}

/**
 * Who has this address. The same is asked of the database whether anybody does or not. A name that stood with an
 * invitation that was withdrawn is no longer anybody's.
 */
async function findOrMake(db: Queries, person: Person): Promise<UserRow> {
  await db
    .insert(user)
    .values({ ...person, status: 1, password_hash: '' })
    .onConflictDoNothing();
  const found = (await findUser(db, hasEmail(person.email))) as UserRow; // made just now, or in the way
  const { status } = await lockUser(db, found.id);
  const { name, last_name, role } = person;
  const isNobodys = (await hasNoMembership(db, found.id)) && status === 1;
  return isNobodys ? updateUserRow(db, found.id, { name, last_name, role }) : found;
}
