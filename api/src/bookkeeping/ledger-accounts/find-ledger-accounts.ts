import { LEDGER_TYPES } from '@boekwerk/shared/domain/ledger/ledger-type';
import type { Call } from '../../platform/http/call';
import { findById, findInOffice, type StoredLedgerAccount } from './store';

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

/** Those of these accounts that something may be booked on now: they are in the linked office, and still there. */
export const findBookable = (
  db: Call['db'],
  relation_id: number,
  ids: readonly number[],
): Promise<Map<number, StoredLedgerAccount>> =>
  findInOffice(db, relation_id, [...new Set(ids)], LEDGER_TYPES);

type Chosen = number | null | undefined;

/**
 * Of accounts that were chosen before, or booked on: an account as long as something may be booked on it, else `null`. What
 * is gone from the package is proposed to nobody.
 */
export async function stillBookable(
  db: Call['db'],
  relation_id: number,
  chosen: readonly Chosen[],
): Promise<(id: Chosen) => number | null> {
  const known = await findBookable(
    db,
    relation_id,
    chosen.flatMap((id) => id ?? []),
  );
  return (id) => (id && known.has(id) ? id : null);
}
