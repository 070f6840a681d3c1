import type { saveRelationLink as contract } from '@boekwerk/shared/contract/bookkeeping/relation-links';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { conflict, invalid, notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { lockAccount } from './account-store';
import { linkAccount } from './link-account';
import { lockParty } from './lock-party';
import { asLink } from './relation-link';
import { findLinkRow } from './store';
import { findOpenTaskOf } from './task-store';
import { TEXTS } from './texts';

type Chosen = CheckedInputOf<typeof contract>['body'];

/**
 * Links a relation with a debtor or creditor that is in the linked office, in the place of the one before.
 *
 * @throws HttpError 404 for what is another company's, or of another office; 409 for what another relation is linked with,
 * when somebody linked the relation otherwise meanwhile, and while it is being made; 422 for what is no longer in the package
 */
export async function saveRelationLink(call: Call, { relation_id, id, replaces }: Chosen) {
  const { db, caller } = call;
  const party = await lockParty(call, relation_id);
  const account = await lockAccount(db, caller.relation_id, id);
  if (!account) throw notFound(TEXTS.account);
  if (!account.active) throw invalid({ id: TEXTS.isGone });
  const { type, office_code } = account;
  const of = { relation_id: caller.relation_id, office_code, type };
  if (await findOpenTaskOf(db, of, party.id)) throw conflict(TEXTS.isBeingMade);

  const named = { id: party.id, type };
  const now = await findLinkRow(db, caller.relation_id, named);
  const linked = now?.link?.ledger_account_id ?? null;
  if (replaces !== undefined && linked !== replaces && linked !== id)
    throw conflict(TEXTS.isLinkedOtherwise(now?.account ? { ...now.account, type } : null));
  await linkAccount(call, party.id, account);
  const row = await findLinkRow(db, caller.relation_id, named);
  if (!row) throw notFound(TEXTS.relation);
  return asLink(row, type);
}
