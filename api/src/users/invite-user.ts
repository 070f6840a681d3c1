import type { inviteUser as contract } from '@boekwerk/shared/contract/company-users';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { queueAccountMail } from '../account-mail/queue-account-mail';
import { countAttempt } from '../auth/attempts';
import type { Queries } from '../database/connect';
import { hasEmail } from '../database/has-email';
import type { UserRow } from '../database/lock-user';
import { relation_user } from '../database/schema/relations';
import { user } from '../database/schema/users';
import type { Call, Preparation } from '../http/call';
import { invalid } from '../http/errors';
import { findUser } from './store';
import { TEXTS } from './texts';

type Form = CheckedInputOf<typeof contract>['body'];

/** Letters to strangers; more than anybody hires. By user: companies one can have as many as one likes. */
const PER_USER = { tries: 50, minutes: 60 };

/** @throws HttpError 429 */
export const countInvitation = ({ db, caller }: Preparation<Call>): Promise<void> =>
  countAttempt(db, `invite user ${caller.user_id}`, PER_USER);

/**
 * Offers somebody a place in the current company, as what the company is: a colleague in a firm works as an accountant,
 * one in a company as an enterprise user. A mail holds the link with which it is accepted.
 *
 * @throws HttpError 422 at `email` for who works there, or is invited to
 */
export async function inviteUser({ db, caller, queue, record }: Call, form: Form) {
  const { relation_id } = caller;
  const { type } = caller.who;
  const invited = await findOrMake(db, { ...form, role: type });
  const [place] = await db
    .insert(relation_user)
    .values({ relation_id, user_id: invited.id, type, status: 1 })
    .onConflictDoNothing()
    .returning();
  if (!place) throw invalid({ email: TEXTS.userExists });

  await queueAccountMail(queue, {
    kind: 'invitation',
    ...{ user_id: invited.id, relation_user_id: place.id, invited_by: caller.user_id },
  });
  record({ entity: 'relation_user', id: place.id, after: { ...place, email: invited.email } });
  return { id: invited.id };
}

async function findOrMake(
  db: Queries,
  person: Pick<UserRow, 'name' | 'last_name' | 'email' | 'role'>,
): Promise<UserRow> {
  const [made] = await db
    .insert(user)
    .values({ ...person, status: 1, password_hash: '' })
    .onConflictDoNothing()
    .returning();
  const found = made ?? (await findUser(db, hasEmail(person.email)));
  return found as UserRow;
}
