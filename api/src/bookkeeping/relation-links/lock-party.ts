import { conflict, notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { holdCustomer } from '../../relations/customers/hold-customer';
import type { RelationRow } from '../../relations/relation-row';
import { TEXTS } from './texts';

/**
 * A customer or supplier; nobody else links it until the transaction ends.
 *
 * @throws HttpError 404 for another company's, 409 for one that was deleted
 */
export async function lockParty(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  id: number,
): Promise<RelationRow> {
  const party = await holdCustomer(db, caller.relation_id, id);
  if (!party) throw notFound(TEXTS.relation);
  if (party.active === 0) throw conflict(TEXTS.deleted);
  return party;
}
