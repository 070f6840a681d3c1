import { call } from '@boekwerk/shared/api-client/call';
import { checkConnection } from '@boekwerk/shared/contract/bookkeeping/connection';
import { getDefaultRelation } from '@boekwerk/shared/contract/relations';
import { getUser } from '@boekwerk/shared/contract/users';
import type { SessionRelation } from '@boekwerk/shared/session/session';
import { describeSession } from '@boekwerk/shared/session/session-store';
import { followRelease } from '../connection/company-release';
import { reportError } from '../error-reports/report-errors';
import { askingUnknownRights } from '../guards/unknown-rights';

/**
 * Fills in who signed in, in whose books, and what they may do there. A company that gets other builds than this page
 * has gets them first.
 *
 * @param rights_version the version of the rights that are fetched
 * @throws ApiError when the server does not answer or the token is no longer good
 */
export async function restoreSession(rights_version?: string): Promise<SessionRelation> {
  const [user, company, { exists }] = await Promise.all([
    call(getUser, {}),
    call(getDefaultRelation, {}),
    call(checkConnection, {}),
  ]);
  const { is_impersonating, rights, original } = company;
  // An older API may not give them, and without them a page cannot be decided on: the gate says so, and asks again.
  if (!rights) throw new Error('The API gave no rights');
  const { id, name } = company.relation;
  await followRelease(id);
  const relation = { id, name, has_connection: exists };
  describeSession({ user, relation, original, is_impersonating, rights });
  for (const problem of askingUnknownRights(rights)) reportError(new Error(problem));
  if (rights_version !== undefined) describeSession({ rights_version });
  return relation;
}
