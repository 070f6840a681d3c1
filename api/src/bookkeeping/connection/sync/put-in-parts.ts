import type { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import type { App } from '../../../platform/app';
import { change } from '../../../platform/change';
import type { OfficeOfCompany } from '../../ledger-accounts/store';
import { putAccounts, type ReadAccount } from './store-accounts';

/** How many accounts one change takes, so that others wait for it a few milliseconds only. */
const PART = 100;

/**
 * Adds codes, and brings those that are known up to date, in one change after the other: the embedded database does one
 * thing at a time, and the calls of others come in between.
 */
export async function putInParts(
  app: Pick<App, 'db' | 'jobs' | 'store'>,
  office: OfficeOfCompany,
  type: LedgerType,
  accounts: readonly ReadAccount[],
) {
  for (let at = 0; at < accounts.length; at += PART)
    await change(app, ({ db }) => putAccounts(db, office, type, accounts.slice(at, at + PART)));
}
