import { call } from '@boekwerk/shared/api-client/call';
import { checkConnection } from '@boekwerk/shared/contract/bookkeeping/connection';
import { getDefaultRelation } from '@boekwerk/shared/contract/relations';
import { getUser } from '@boekwerk/shared/contract/users';
import { describeSession, type SessionRelation } from '@boekwerk/shared/session/session-store';

/**
 * Fills in who signed in and in whose books.
 *
 * @param rights what the server calls the rights that it was asked for
 * @throws ApiError when the server does not answer or the token is no longer good
 */
export async function restoreSession(rights?: string): Promise<SessionRelation> {
  const [user, company, connection] = await Promise.all([
    call(getUser, {}),
    call(getDefaultRelation, {}),
    call(checkConnection, {}),
  ]);
  const { is_import_customer, is_client, is_impersonating, assignment, original } = company;
  const { id, name, type, booking_enabled } = company.relation;
  const known: SessionRelation = {
    ...{ id, name, type, booking_enabled, is_import_customer, is_client },
    is_connected: connection.is_connected,
    has_office: connection.office !== null,
  };
  describeSession({ user, relation: known, original, is_impersonating, assignment });
  if (rights !== undefined) describeSession({ rights });
  return known;
}
