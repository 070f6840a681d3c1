import type { updateUser as contract } from '@boekwerk/shared/contract/company-users';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import type { Call } from '../http/call';
import { conflict, notFound } from '../http/errors';
import { refuseChanged } from '../http/stale';
import { asCompanyUser, isOnlyHere } from './as-company-user';
import { checkAssignable, replaceAssignments } from './assign-clients';
import { lockCompanyUser } from './place-store';
import { updateUserRow } from './store';
import { TEXTS } from './texts';

type Form = CheckedInputOf<typeof contract>['body'];

/**
 * Changes the name of who works in, or is invited to, the current company alone, and which clients of the firm a
 * colleague sees. A name that is left out stays.
 *
 * @throws HttpError 404 for a user of another company and for what is no client of the firm, 409 for the name of who
 * has a place elsewhere, 422 at `administrations` for who owns no firm, and for another owner of it
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
  const { user: before } = found;
  const { updated_at } = before;
  await refuseChanged(db, { entity: 'user', id, relation_id }, { basedOn, updated_at });
  const { name = before.name, last_name = before.last_name } = form;
  const isRenamed = name !== before.name || last_name !== before.last_name;
  if (isRenamed && !isOnlyHere(found)) throw conflict(TEXTS.ownName);
  if (administrations) await checkAssignable(call, { ...found, user_id: id }, administrations);

  const assignee = { firm_id: relation_id, user_id: id };
  const assigned = administrations && (await replaceAssignments(call, assignee, administrations));
  const after = await updateUserRow(db, id, { name, last_name });
  record({
    ...{ entity: 'user', id },
    before: { ...before, administrations: assigned?.before },
    after: { ...after, administrations: assigned?.after },
  });
  return asCompanyUser({ ...found, user: after }, files);
}
