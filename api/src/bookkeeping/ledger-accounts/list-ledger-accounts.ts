import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { may } from '@boekwerk/shared/domain/user/rights';
import type { Call } from '../../platform/http/call';
import { findActive, type ListedLedgerAccount } from './store';

/** What a line of an invoice has of the package. */
const OF_LINES: readonly LedgerType[] = [LedgerType.costCentre, LedgerType.project];

/**
 * Accounts of the linked office to choose from; none while the company is not linked. Who has nothing to do with the books
 * gets what an invoice asks for alone.
 */
export async function listLedgerAccounts(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  asked: { type?: LedgerType | undefined; date?: IsoDate | undefined },
) {
  const { relation_id, who } = caller;
  if (!who.relation.has_connection) return [];
  const seesBooks = may(who, 'documents') || may(who, 'accountingOffice');
  const found = await findActive(db, relation_id, asked);
  return found.filter(({ type }) => seesBooks || OF_LINES.includes(type)).map(asListed);
}

/** A journal is offered once the firm has chosen it, and says which version of that choice it is. */
export const asListed = (account: ListedLedgerAccount) => ({
  ...account,
  active: account.type === LedgerType.journal ? account.is_chosen === true : account.active,
  updated_at: account.type === LedgerType.journal ? account.updated_at : undefined,
});
