import type { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import type { Call } from '../../platform/http/call';
import { findActive } from './store';

/** Accounts to choose from; none while the company is not connected with the accounting package. */
export async function listLedgerAccounts(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  { type }: { type?: LedgerType | undefined },
) {
  if (!caller.who.relation.has_connection) return [];
  return findActive(db, caller.relation_id, type);
}
