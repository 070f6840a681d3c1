import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { call } from '@boekwerk/shared/api-client/call';
import { checkConnection } from '@boekwerk/shared/contract/bookkeeping/connection';
import { getDefaultRelation } from '@boekwerk/shared/contract/relations';
import { getUser } from '@boekwerk/shared/contract/users';
import type { SessionRelation } from '@boekwerk/shared/session/session';
import { currentSession, describeSession } from '@boekwerk/shared/session/session-store';
import { followRelease } from '../connection/company-release';
import { keepCompany } from './keep-company';
import { detailsOf } from './session-details';

/** How the link stood before, when the server cannot tell now: nobody waits with all the rest for what a few parts ask. */
function asKnown(error: unknown): { exists: boolean } {
  if (!(error instanceof ApiError) || error.status < 500) throw error;
  return { exists: currentSession().relation?.has_connection ?? false };
}

/**
 * Fills in who signed in, in whose books, and what they may do there. A company that gets other builds than this page
 * has gets them first.
 *
 * @param rights_version the version of the rights that are fetched
 * @throws ApiError when the server does not answer or the token is no longer good; DOMException, as each call does, once the
 * session is in another company
 */
export async function restoreSession(rights_version?: string): Promise<SessionRelation> {
  const [user, company, connection] = await Promise.all([
    call(getUser, {}),
    call(getDefaultRelation, {}),
    call(checkConnection, {}).catch(asKnown),
  ]);
  // What an older API does not give stays as it was: without one of these a reload would find no session any more.
  const before = currentSession();
  const { is_impersonating = before.is_impersonating, original = before.original } = company;
  // When it cannot be decided on a page with these the gate says so, and asks again.
  const details = detailsOf({
    user,
    connection,
    company: { ...company, is_impersonating, original },
  });
  const { relation } = details;
  await followRelease(relation.id);
  // While that was looked up the session may have gone on in another company, or ended.
  if (currentSession().relation_id !== before.relation_id)
    throw new DOMException('The session went on in another company', 'AbortError');
  describeSession(rights_version === undefined ? details : { ...details, rights_version });
  keepCompany(company);
  return relation;
}
