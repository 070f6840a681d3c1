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
 * and while the relation is being made; 422 for what is no longer in the package
 */
export async function saveRelationLink(call: Call, { relation_id, id }: Chosen) {
  const { db, caller } = call;
  const party = await lockParty(call, relation_id);
  const account = await lockAccount(db, caller.relation_id, id);
  if (!account) throw notFound(TEXTS.account);
  if (!account.active) throw invalid({ id: TEXTS.isGone });
  const { type, office_code } = account;
  const of = { relation_id: caller.relation_id, office_code, type };
  if (await findOpenTaskOf(db, of, party.id)) throw conflict(TEXTS.isBeingMade);

  await linkAccount(call, party.id, account);
  const row = await findLinkRow(db, caller.relation_id, { id: party.id, type });
  if (!row) throw notFound(TEXTS.relation);
  return asLink(row, type);
}
