import { LedgerType, type RelationLedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { isTaken } from '../../platform/database/sql-state';
import { conflict } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { type Account, findLinkedParty, findLinkRow, putLink } from './store';
import { TEXTS } from './texts';

/** A debtor or creditor that is locked. */
export type LockedAccount = Account & { type: RelationLedgerType };

/** Under which field the history of a relation tells what it is in the accounting package. */
const TOLD_AS: Record<RelationLedgerType, string> = {
  [LedgerType.customer]: 'debtor',
  [LedgerType.supplier]: 'creditor',
};

/**
 * Links a relation with a debtor or creditor, and has the package read what it is booked with.
 *
 * @param enterprise_relation_id of a relation that is locked
 * @throws HttpError 409 for what another relation is linked with
 */
export async function linkAccount(
  { db, record, queue }: Pick<Call, 'db' | 'record' | 'queue'>,
  enterprise_relation_id: number,
  account: LockedAccount,
): Promise<void> {
  const { relation_id, office_code, type, id: ledger_account_id } = account;
  const other = await findLinkedParty(db, account);
  if (other && other.id !== enterprise_relation_id && other.active === 1)
    throw conflict(TEXTS.isTaken(account, partyName(other)));
  const of = { id: enterprise_relation_id, type };
  const before = (await findLinkRow(db, relation_id, of))?.account;
  const link = { relation_id, enterprise_relation_id, office_code, type, ledger_account_id };
  await putLink(db, link).catch((error) => {
    throw isTaken(error) ? conflict(TEXTS.isTakenElsewhere) : error;
  });
  record({
    entity: 'relation',
    id: enterprise_relation_id,
    before: { [TOLD_AS[type]]: before ? told(before) : null },
    after: { [TOLD_AS[type]]: told(account) },
  });
  await queue('relation-details', { relation_id, ledger_account_id });
}

const told = ({ code, name }: { code: string; name: string }) => `${code} ${name}`;
