import type { updateUser as contract } from '@boekwerk/shared/contract/company-users';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { conflict, notFound } from '../platform/errors';
import type { Call } from '../platform/http/call';
import { refuseChanged } from '../platform/http/stale';
import { checkAssignable, replaceAssignments } from './assign-clients';
import { lockCompanyUser, renameInvited } from './membership-store';
import { notifyOfRights } from './notify-of-rights';
import { updateUserRow } from './store';
import { TEXTS } from './texts';
import { hasOneMembership, nameFor, toCompanyUser } from './to-company-user';

type Form = CheckedInputOf<typeof contract>['body'];

/**
 * Changes the name of who works in, or is invited to, the current company alone, and which clients of the firm a
 * colleague sees. A name that is left out stays.
 *
 * @throws HttpError 404 for a user of another company and for what is no client of the firm, 409 for the name of who
 * has a membership elsewhere, 422 at `administrations` for who owns no firm, and for another owner of it
 */
export async function updateUser(
  call: Call,
  id: number,
  { updated_at: basedOn, administrations, ...form }: Form,
) {
  const { db, caller, files, record } = call;
  const { relation_id } = caller;
  const found = await lockCompanyUser(db, { relation_id, user_id: id });
  if (!found) throw notFound(TEXTS.user);
  const { user: before, membership } = found;
  const user_id = before.id;
  const isInvited = membership.status === 1;
  // Of who is invited the company sees, and changes, nothing but its own invitation.
  const { updated_at } = isInvited ? membership : before;
  await refuseChanged(db, { entity: 'user', id: user_id, relation_id }, { basedOn, updated_at });
  const was = isInvited
    ? { name: membership.invited_name, last_name: membership.invited_last_name }
    : { name: before.name, last_name: before.last_name };
  const is = { ...was, ...form };
  const isRenamed = is.name !== was.name || is.last_name !== was.last_name;
  if (isRenamed && !hasOneMembership(found)) throw conflict(TEXTS.ownName);
  if (administrations) await checkAssignable(call, { ...found, user_id }, administrations);

  const assignee = { firm_id: relation_id, user_id };
  const assigned = administrations && (await replaceAssignments(call, assignee, administrations));
  const { updated_at: invitation_updated_at } = isInvited
    ? await renameInvited(db, membership, is)
    : membership;
  const after = isInvited ? before : await updateUserRow(db, user_id, is);
  if (assigned) await notifyOfRights(call, nameFor(found), assigned);
  record({
    entity: 'user',
    id: user_id,
    before: { ...was, administrations: assigned?.before },
    after: { ...is, administrations: assigned?.after },
  });
  const { name: invited_name, last_name: invited_last_name } = is;
  const invited = { invited_name, invited_last_name, invitation_updated_at };
  return toCompanyUser({ ...found, user: after, ...invited }, files);
}
