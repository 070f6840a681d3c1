import { LedgerType, type RelationLedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { normaliseTaxNumber } from '@boekwerk/shared/domain/relation/identity';
import { AccountingError } from '../../external/accounting/accounting-error';
import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import { withAccess } from '../connection/access/with-access';
import { findConnection } from '../connection/office/store';
import { findLedgerAccounts } from '../ledger-accounts/find-ledger-accounts';
import { fillDefaultVat, findByCode, updateDetails } from './store';
import { plainBankAccount } from './wanted';

type Data = { relation_id: number; ledger_account_id: number };

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'relation-details': Data;
  }
}

/** Reads one debtor or creditor by itself: lists have no VAT numbers, no bank accounts and no VAT codes. */
export function relationDetailsJob(app: App) {
  app.jobs.handle({ name: 'relation-details', seconds: 120 }, (data) => read(app, data));
}

async function read(app: App, data: Data): Promise<void> {
  const { relation_id, ledger_account_id } = data;
  const accounts = await findLedgerAccounts(app.db, relation_id, [ledger_account_id]);
  const account = accounts.get(ledger_account_id);
  const connection = await findConnection(app.db, relation_id);
  if (!account || connection?.office_code !== account.office_code) return;
  const { credentials_id, office_code } = connection;
  if (credentials_id === null) return;

  const type = account.type as RelationLedgerType; // nothing else is queued
  const found = await withAccess(app, { credentials_id, office_code }, (accounting, access) =>
    accounting.readRelation(access, type, account.code),
  ).catch((error) => leaveForNow(app, data, error));
  if (!found) return;
  await change(app, async ({ db }) => {
    await updateDetails(db, account, {
      name: found.name,
      active: found.is_active,
      tax_number: normaliseTaxNumber(found.tax_number),
      bank_accounts: found.ibans.map(plainBankAccount),
    });
    const of = { relation_id, office_code, type: LedgerType.vat };
    const code = found.default_vat_code;
    const vat = code === '' ? undefined : await findByCode(db, of, code);
    if (vat) await fillDefaultVat(db, account, vat.id);
  });
}

const FOR_A_PERSON = ['grantEnded', 'unauthorized', 'forbidden', 'officeGone'];

/** What a person must mend is left alone; what the package is too busy for is done later, the rest soon. */
async function leaveForNow(app: App, data: Data, error: unknown): Promise<null> {
  if (!(error instanceof AccountingError)) throw error;
  if (FOR_A_PERSON.includes(error.reason)) return null;
  if (error.reason !== 'tooMany') throw error;
  const startAfter = new Date(Date.now() + (error.retry_after_s ?? 60) * 1000);
  await change(app, ({ queue }) => queue('relation-details', data, { startAfter }));
  return null;
}
