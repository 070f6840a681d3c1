import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { seesClient } from '../firm-clients/seen-clients';
import { TEXTS } from '../texts';
import { toCompany } from './company';
import { findMembership } from './memberships';
import { findCompany } from './store';

/**
 * The company one works in, another one of the same user, or a client of the firm. Who impersonates sees the
 * client's company and no other.
 *
 * @throws HttpError 404 for all others
 */
export async function getRelation({ db, caller, files }: Call, id: number) {
  const mayBeSeen =
    id === caller.relation_id ||
    (!caller.who.is_impersonating && (await findMembership(db, caller.user_id, id))) ||
    (await seesClient(db, caller, id));
  const found = mayBeSeen ? await findCompany(db, id) : undefined;
  if (!found) throw notFound(TEXTS.relation);
  return toCompany({ db, files }, found);
}
