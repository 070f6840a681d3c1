import type { CompanyRight } from '@boekwerk/shared/contract/company-users';
import { notFound } from '../platform/errors';
import type { Call } from '../platform/http/call';
import { addAssignments, checkAssignable } from './assign-clients';
import { assignedClientsOf } from './assignment-store';
import { lockCompanyUser, touchInvitation } from './membership-store';
import { notifyOfRights } from './notify-of-rights';
import { isMembershipOf, touchUser, usersWithMembership } from './store';
import { TEXTS } from './texts';
import { nameFor } from './to-company-user';

/** A user of the own company, as a path names them. */
export type OfCompany = { id: number; userId: number };

/** The clients that a colleague was given; none for an owner, who sees all. @throws HttpError 404 */
export async function listCompanyRights(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  { id, userId }: OfCompany,
) {
  if (id !== caller.relation_id) throw notFound(TEXTS.relation);
  const [found] = await usersWithMembership(
    db,
    isMembershipOf({ relation_id: id, user_id: userId }),
  );
  if (!found) throw notFound(TEXTS.user);
  const assignee = { firm_id: id, user_id: found.user.id };
  return found.is_owner ? [] : assignedClientsOf(db, assignee);
}

/**
 * Gives a colleague clients, or another right on those they have; it holds from their next call on.
 *
 * @throws HttpError 404 for another firm, its user or its client, 422 for a colleague who owns the firm
 */
export async function addCompanyRights(
  call: Call,
  { id, userId }: OfCompany,
  given: CompanyRight[],
): Promise<null> {
  const { db, caller, record } = call;
  if (id !== caller.relation_id) throw notFound(TEXTS.relation);
  const colleague = await lockCompanyUser(db, { relation_id: id, user_id: userId });
  if (!colleague) throw notFound(TEXTS.user);
  await checkAssignable(call, { ...colleague, user_id: colleague.user.id }, given);

  const user_id = colleague.user.id;
  const changed = await addAssignments(call, { firm_id: id, user_id }, given);
  // Of who is invited the company changes nothing but its own invitation.
  if (colleague.membership.status === 1) await touchInvitation(db, colleague.membership);
  else await touchUser(db, user_id);
  await notifyOfRights(call, nameFor(colleague), changed);
  record({
    entity: 'user',
    id: user_id,
    before: { administrations: changed.before },
    after: { administrations: changed.after },
  });
  return null;
}
