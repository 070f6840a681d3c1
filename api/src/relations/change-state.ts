import { eq } from 'drizzle-orm';
import { endFirmAccess } from '../bookkeeping/connection/end-firm-access';
import { restoreFirmAccess } from '../bookkeeping/connection/restore-firm-access';
import { TEXTS as OF_RECURRENCE } from '../invoicing/recurrence/texts';
import { administration_relation } from '../platform/database/schema/relations';
import { conflict, notFound } from '../platform/errors';
import type { Call } from '../platform/http/call';
import { touchCompany } from './company/store';
import { lockCustomer, updateCustomerRow } from './customers/store';
import { lockFirmClient, partyOf, recordedOf } from './firm-clients/firm-client-record';
import { repeatedLeftToNobody } from './firm-clients/left-to-nobody';
import { updateLink } from './firm-clients/link-store';
import type { RelationRow } from './relation-row';
import { TEXTS } from './texts';

type Context = Pick<Call, 'db' | 'caller' | 'record' | 'queue'>;

/** Hidden or shown; deleted or put back. */
export type State = { hidden: 0 | 1 } | { active: 0 | 1 };

/**
 * Brings a customer or supplier, or a client of the caller's firm, into a state; in that state already it stays as it
 * is. What was made with a customer stays, and so do a client's books: the firm just has no way in any more, until it
 * puts the client back.
 *
 * @throws HttpError 404 for another company's or firm's, 409 for a client that would make invoices with nobody left to see
 * them
 */
export const changeState = (call: Context, id: number, state: State): Promise<RelationRow> =>
  call.caller.who.type === 1 ? changeFirmClient(call, id, state) : changeCustomer(call, id, state);

async function changeCustomer({ db, caller, record }: Context, id: number, state: State) {
  const before = await lockCustomer(db, caller.relation_id, id);
  if (!before) throw notFound(TEXTS.relation);
  if (isIn(before, state)) return before;

  const after = await updateCustomerRow(db, caller.relation_id, id, state);
  record({ entity: 'relation', id, before, after });
  return after;
}

async function changeFirmClient(call: Context, id: number, state: State) {
  const before = await lockFirmClient(call, id);
  if (isIn(before.link, state)) return partyOf(before);

  const isLeft = 'active' in state && state.active === 0;
  const isBack = 'active' in state && state.active === 1;
  if (isLeft) await refuseLeavingAlone(call, id);
  const link = await updateLink(call.db, before.link, state);
  // The firm's form holds it as well: one that was open before must not bring back what it was.
  const relation = 'hidden' in state ? await touchCompany(call.db, id) : before.relation;
  const after = { ...before, link, relation };
  const of = { firm_id: call.caller.relation_id, relation_id: id };
  if (isLeft) await endFirmAccess(call, of);
  if (isBack) await restoreFirmAccess(call, of);
  call.record({ entity: 'relation', id, before: recordedOf(before), after: recordedOf(after) });
  return partyOf(after);
}

async function refuseLeavingAlone({ db, caller }: Context, id: number): Promise<void> {
  const isIt = eq(administration_relation.enterprise_id, id);
  const alone = await repeatedLeftToNobody(db, [caller.relation_id], isIt);
  if (alone.length > 0) throw conflict(OF_RECURRENCE.leftToNobody(alone));
}

type Kept = Pick<RelationRow, 'hidden' | 'active'>;

function isIn(kept: Kept, state: State): boolean {
  const wished: Kept = { ...kept, ...state };
  return wished.hidden === kept.hidden && wished.active === kept.active;
}
