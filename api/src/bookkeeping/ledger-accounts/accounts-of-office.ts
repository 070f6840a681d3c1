import type { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { findInOffice, type StoredLedgerAccount } from './store';
import { TEXTS } from './texts';

/**
 * Gives accounts of the linked office by their id.
 *
 * @param ids null for none
 * @throws HttpError 404 for one of another company, office or type, and for one that is gone from the package
 */
export async function accountsOfOffice(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  ids: readonly (number | null)[],
  types: readonly LedgerType[],
): Promise<(id: number) => StoredLedgerAccount> {
  const named = [...new Set(ids.filter((id) => id !== null))];
  const found = await findInOffice(db, caller.relation_id, named, types);
  const accountOf = (id: number) => {
    const account = found.get(id);
    if (!account) throw notFound(TEXTS.account);
    return account;
  };
  named.forEach(accountOf);
  return accountOf;
}
