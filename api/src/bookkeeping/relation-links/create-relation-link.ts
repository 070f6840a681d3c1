import type {
  createRelationLink as contract,
  LinkingReply,
} from '@boekwerk/shared/contract/bookkeeping/relation-links';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { LedgerType, type RelationLedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { conflict, notFound } from '../../platform/errors';
import type { Call, Unsent } from '../../platform/http/call';
import type { RelationRow } from '../../relations/relation-row';
import { findCredentials } from '../connection/credentials/store';
import { findConnection, type StoredConnection } from '../connection/office/store';
import { askForTask } from '../connection/tasks/ask-for-task';
import { TEXTS as CONNECTION_TEXTS } from '../connection/texts';
import { findDocument } from '../documents/store';
import { asUncoupled, findProposals } from './list-uncoupled';
import { lockParty } from './lock-party';
import { relationFormOf } from './relation-form';
import { asLink } from './relation-link';
import type { RelationRequest, Sent } from './relation-request';
import { findLinkRow, typeOfKind } from './store';
import { findLastTaskOf, findOpenTaskOf } from './task-store';
import { TEXTS } from './texts';

type Asked = CheckedInputOf<typeof contract>['body'];
type Reply = Unsent<LinkingReply>;

const NOTHING: Reply = { link: null, proposals: [], task: null };

/**
 * Has a relation made a debtor or creditor, unless it is one, or one in the package looks like it.
 *
 * @throws HttpError 404 for what is another company's; 409 without a link that works, or for a relation that was deleted
 */
export async function createRelationLink(call: Call, asked: Asked): Promise<Reply> {
  const { db, caller, record, queue } = call;
  const { relation_id } = caller;
  // Of two who ask at once the second one waits here, and sees what the first one has asked.
  const party = await lockParty(call, asked.relation_id);
  const type = await typeFor(call, party, asked.booking_item_id);
  record({ entity: 'relation', id: party.id });
  const connection = await findConnection(db, relation_id);
  if (!connection) throw conflict(CONNECTION_TEXTS.notLinked);

  const row = await findLinkRow(db, relation_id, { id: party.id, type });
  if (row?.account?.active) return { ...NOTHING, link: asLink(row, type) };
  const of = { relation_id, office_code: connection.office_code, type };
  const open = await findOpenTaskOf(db, of, party.id);
  if (open) return { ...NOTHING, task: open };
  if (!asked.is_confirmed) {
    const proposals = await findProposals(call, party, type);
    for (const { id, details_read_at } of proposals)
      if (!details_read_at) await queue('relation-details', { relation_id, ledger_account_id: id });
    if (proposals.length > 0) return { ...NOTHING, proposals: proposals.map(asUncoupled) };
  }
  await refuseBroken(call, connection);
  const last = await findLastTaskOf(db, of, party.id);
  const request: RelationRequest = {
    ...{ enterprise_relation_id: party.id, type, office_code: of.office_code },
    form: relationFormOf(party),
    is_confirmed: asked.is_confirmed,
    sent: leftBy(last?.request as RelationRequest | undefined),
    errors: null,
  };
  return { ...NOTHING, task: await askForTask(call, 'relation', request) };
}

/** A document's label says it; without one the kind of the relation does. @throws HttpError 404 */
async function typeFor(
  { db, caller }: Call,
  { enterprise_relation_type }: RelationRow,
  booking_item_id: number | null,
): Promise<RelationLedgerType> {
  if (booking_item_id === null) return typeOfKind(enterprise_relation_type);
  const item = await findDocument(db, caller.relation_id, booking_item_id);
  if (!item) throw notFound(TEXTS.document);
  if (item.tag === null) return typeOfKind(enterprise_relation_type);
  return item.tag === 'VRK' ? LedgerType.customer : LedgerType.supplier;
}

async function refuseBroken({ db }: Call, { credentials_id, office_gone_at }: StoredConnection) {
  const credentials =
    credentials_id === null ? undefined : await findCredentials(db, credentials_id);
  if (!credentials || credentials.broken_reason) throw conflict(CONNECTION_TEXTS.broken);
  if (office_gone_at) throw conflict(CONNECTION_TEXTS.officeGone);
}

/** What was sent before and never heard of is looked up first, and then sent once more at most. */
const leftBy = (request: RelationRequest | undefined): Sent | null =>
  request?.sent ? { ...request.sent, times: 1 } : null;
