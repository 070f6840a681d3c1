import { AccountingError } from '../../external/accounting/accounting-error';
import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import { findConnection } from '../connection/office/store';
import { findLedgerAccounts } from '../ledger-accounts/find-ledger-accounts';
import { readDetails } from './read-details';

type Data = { relation_id: number; ledger_account_id: number };

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'relation-details': Data;
  }
}

/** Reads one debtor or creditor that somebody has chosen, or may choose. */
export function relationDetailsJob(app: App) {
  app.jobs.handle({ name: 'relation-details', seconds: 120 }, (data) => read(app, data));
}

async function read(app: App, data: Data): Promise<void> {
  const { relation_id, ledger_account_id } = data;
  const accounts = await findLedgerAccounts(app.db, relation_id, [ledger_account_id]);
  const account = accounts.get(ledger_account_id);
  const connection = await findConnection(app.db, relation_id);
  if (!account || connection?.office_code !== account.office_code) return;
  const { credentials_id } = connection;
  if (credentials_id === null) return;
  await readDetails(app, account, { credentials_id, givesWay: false }).catch((error) =>
    leaveForNow(app, data, error),
  );
}

const FOR_A_PERSON = ['grantEnded', 'unauthorized', 'forbidden', 'officeGone'];

/** What a person must mend is left alone; what the package is too busy for is done later, the rest soon. */
async function leaveForNow(app: App, data: Data, error: unknown): Promise<void> {
  if (!(error instanceof AccountingError)) throw error;
  if (FOR_A_PERSON.includes(error.reason)) return;
  if (error.reason !== 'tooMany') throw error;
  const startAfter = new Date(Date.now() + (error.retry_after_s ?? 60) * 1000);
  await change(app, ({ queue }) => queue('relation-details', data, { startAfter }));
}
