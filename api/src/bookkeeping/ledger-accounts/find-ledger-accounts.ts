import type { Call } from '../../platform/http/call';
import { findById, type StoredLedgerAccount } from './store';

/** Accounts of the company by their id, active or not; those that are not theirs are left out. */
export async function findLedgerAccounts(
  db: Call['db'],
  relation_id: number,
  ids: readonly number[],
): Promise<Map<number, StoredLedgerAccount>> {
  if (ids.length === 0) return new Map();
  const found = await findById(db, relation_id, [...new Set(ids)]);
  return new Map(found.map((account) => [account.id, account]));
}
