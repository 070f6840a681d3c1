import { call } from '@boekwerk/shared/api-client/call';
import { getDefaultRelation } from '@boekwerk/shared/contract/relations';
import { getUser } from '@boekwerk/shared/contract/users';
import { describeSession, type SessionRelation } from '@boekwerk/shared/session/session-store';

/**
 * Fills in who signed in and in whose books.
 *
 * @throws ApiError when the server does not answer or the token is no longer good
 */
export async function restoreSession(): Promise<SessionRelation> {
  const [user, { relation, is_import_customer }] = await Promise.all([
    call(getUser, {}),
    call(getDefaultRelation, {}),
  ]);
  const { id, name, type, booking_enabled } = relation;
  const known: SessionRelation = { id, name, type, booking_enabled, is_import_customer };
  describeSession({ user, relation: known });
  return known;
}
