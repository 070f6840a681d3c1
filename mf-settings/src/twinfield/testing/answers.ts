import type { AccountingTask } from '@boekwerk/shared/contract/bookkeeping/accounting-task';
import type { Credentials } from '@boekwerk/shared/contract/bookkeeping/credentials';
import type { LedgerAccount } from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import type { TaxDefault } from '@boekwerk/shared/contract/bookkeeping/tax-defaults';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import {
  aConnection,
  aLedgerAccount,
  type Connection,
} from '@boekwerk/shared/testing/a-connection';

/** What was never linked. */
export const notLinked = (given: Partial<Connection> = {}): Connection =>
  aConnection({
    exists: false,
    is_connected: false,
    status: 'none',
    office: null,
    synced_at: null,
    ...given,
  });

/** One whose link no longer works. */
export const broken = (broken_by: Connection['broken_by']): Connection =>
  aConnection({ is_connected: false, status: 'broken', broken_by });

export const aTask = (given: Partial<AccountingTask> = {}): AccountingTask => ({
  id: 5,
  kind: 'sync',
  state: 'running',
  progress: 40,
  message: null,
  is_question: false,
  ...given,
});

export const someCredentials = (given: Partial<Credentials> = {}): Credentials => ({
  id: 3,
  organization: { code: 'VISSER', name: 'Visser' },
  is_connected: true,
  linked_by: 'Ruud Visser',
  linked_at: '2026-03-01T11:30:00.000Z',
  ...given,
});

/** A journal that is not booked in yet. */
export const aJournal = (given: Partial<LedgerAccount> = {}): LedgerAccount =>
  aLedgerAccount({
    id: 60,
    code: 'INK',
    name: 'Inkoopboek',
    type: LedgerType.journal,
    active: false,
    journal_category: 'purchase',
    ...given,
  });

/** A kind of VAT of which nothing was chosen yet. */
export const aTaxDefault = (given: Partial<TaxDefault> = {}): TaxDefault => ({
  tax_id: 1,
  is_sale: true,
  name: '21%',
  ledger_account_id: null,
  vat_ledger_account: null,
  percentage: null,
  default_ledger_account_id: null,
  ...given,
});
