import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import type { Call } from '../../platform/http/call';
import { findActive, type ListedLedgerAccount } from './store';

/** Accounts of the linked office to choose from; none while the company is not linked. */
export async function listLedgerAccounts(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  asked: { type?: LedgerType | undefined; date?: IsoDate | undefined },
) {
  if (!caller.who.relation.has_connection) return [];
  return (await findActive(db, caller.relation_id, asked)).map(asListed);
}

/** A journal is offered once the firm has chosen it, and says which version of that choice it is. */
export const asListed = (account: ListedLedgerAccount) => ({
  ...account,
  active: account.type === LedgerType.journal ? account.is_chosen === true : account.active,
  updated_at: account.type === LedgerType.journal ? account.updated_at : undefined,
});
