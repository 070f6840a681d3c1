import type { updateUser as contract } from '@boekwerk/shared/contract/company-users';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { and, eq } from 'drizzle-orm';
import { lockUser } from '../database/lock-user';
import { user } from '../database/schema/users';
import type { Call } from '../http/call';
import { conflict, notFound } from '../http/errors';
import { refuseChanged } from '../http/stale';
import { asCompanyUser } from './list-users';
import { isPlaceIn, updateUserRow, usersWithPlace } from './store';
import { TEXTS } from './texts';

type Form = CheckedInputOf<typeof contract>['body'];

/**
 * Changes the name of somebody who is invited and has no account yet: from then on a name is its user's own.
 *
 * @throws HttpError 404 for a user of another company, 409 for one with an account
 */
export async function updateUser(
  { db, caller, files, record }: Call,
  id: number,
  { updated_at: basedOn, ...names }: Form,
) {
  const which = and(isPlaceIn(caller.relation_id), eq(user.id, id));
  const [found] = await usersWithPlace(db, which);
  if (!found) throw notFound(TEXTS.user);
  const before = await lockUser(db, id);
  if (before.status === 0) throw conflict(TEXTS.ownName);
  const { relation_id } = caller;
  const { updated_at } = before;
  await refuseChanged(db, { entity: 'user', id, relation_id }, { basedOn, updated_at });

  const after = await updateUserRow(db, id, names);
  record({ entity: 'user', id, before, after });
  return asCompanyUser({ ...found, user: after }, files);
}
