import {
  MAX_CHOICES,
  PROPOSED_BY,
  type UncoupledAccount,
} from '@boekwerk/shared/contract/bookkeeping/relation-links';
import {
  RELATION_LEDGER_TYPES,
  type RelationLedgerType,
} from '@boekwerk/shared/domain/ledger/ledger-type';
import type { Call } from '../../platform/http/call';
import { getCustomer } from '../../relations/customers/read-customers';
import type { RelationRow } from '../../relations/relation-row';
import { findUncoupled } from './account-store';
import { firstOf } from './first-of';
import { NOBODY, wantedOf } from './wanted';

type Context = Pick<Call, 'db' | 'caller'>;
type Query = {
  type?: RelationLedgerType | undefined;
  search: string;
  relation_id?: number | undefined;
};
type Found = Awaited<ReturnType<typeof findUncoupled>>[number];

/**
 * The first debtors or creditors that fit and that nobody is linked with, those that are like a relation before all others.
 *
 * @throws HttpError 404 for a relation of another company
 */
export async function listUncoupled(call: Context, { type, search, relation_id: id }: Query) {
  const { db, caller } = call;
  const wanted = id === undefined ? NOBODY : wantedOf(await getCustomer(call, id));
  const rows = await findUncoupled(db, caller.relation_id, {
    types: type === undefined ? RELATION_LEDGER_TYPES : [type],
    ...{ search, wanted, isProposed: false, count: MAX_CHOICES + 1 },
  });
  return firstOf(rows, asUncoupled);
}

/** More than these no relation is held against. */
const MAX_PROPOSALS = 5;

/** Who looks like a relation and is linked with nobody. */
export const findProposals = (
  { db, caller }: Context,
  party: RelationRow,
  type: RelationLedgerType,
) =>
  findUncoupled(db, caller.relation_id, {
    ...{ types: [type], search: '', wanted: wantedOf(party) },
    ...{ isProposed: true, count: MAX_PROPOSALS },
  });

export const asUncoupled = ({ id, code, name, type, ...same }: Found): UncoupledAccount => ({
  ...{ id, code, name, type },
  proposed_by: PROPOSED_BY.filter((by) => same[`has_${by}`]),
});
