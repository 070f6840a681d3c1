import type { AccountingTask } from '@boekwerk/shared/contract/bookkeeping/accounting-task';
import type { checkConnection } from '@boekwerk/shared/contract/bookkeeping/connection';
import type { Credentials } from '@boekwerk/shared/contract/bookkeeping/credentials';
import type { LedgerAccount } from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import type { TaxDefault } from '@boekwerk/shared/contract/bookkeeping/tax-defaults';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';

type Connection = ReplyOf<typeof checkConnection>;

/** What was never linked. */
export const notLinked = (over: Partial<Connection> = {}): Connection => ({
  exists: false,
  is_connected: false,
  status: 'none',
  broken_by: null,
  office: null,
  synced_at: null,
  task: null,
  ...over,
});

/** A client that is linked with an office. */
export const linked = (over: Partial<Connection> = {}): Connection =>
  notLinked({
    exists: true,
    is_connected: true,
    status: 'connected',
    office: { code: '1001', name: 'Bakkerij Jansen' },
    synced_at: '2026-03-01T11:30:00.000Z',
    ...over,
  });

/** One whose link no longer works. */
export const broken = (broken_by: Connection['broken_by']): Connection =>
  linked({ is_connected: false, status: 'broken', broken_by });

export const aTask = (over: Partial<AccountingTask> = {}): AccountingTask => ({
  id: 5,
  kind: 'sync',
  state: 'running',
  progress: 40,
  message: null,
  is_question: false,
  ...over,
});

export const someCredentials = (over: Partial<Credentials> = {}): Credentials => ({
  id: 3,
  organization: { code: 'VISSER', name: 'Visser' },
  is_connected: true,
  linked_by: 'Ruud Visser',
  linked_at: '2026-03-01T11:30:00.000Z',
  ...over,
});

export const aLedger = (over: Partial<LedgerAccount> = {}): LedgerAccount => ({
  id: 40,
  code: '4000',
  name: 'Kantoorkosten',
  type: LedgerType.profitAndLoss,
  active: true,
  journal_category: null,
  default_ledger_account_id: null,
  vat_is_sale: null,
  vat_percentage: null,
  vat_is_reversed: null,
  ...over,
});

/** A journal that is not booked in yet. */
export const aJournal = (over: Partial<LedgerAccount> = {}): LedgerAccount =>
  aLedger({
    id: 60,
    code: 'INK',
    name: 'Inkoopboek',
    type: LedgerType.journal,
    active: false,
    journal_category: 'purchase',
    ...over,
  });

/** A kind of VAT of which nothing was chosen yet. */
export const aTaxDefault = (over: Partial<TaxDefault> = {}): TaxDefault => ({
  tax_id: 1,
  is_sale: true,
  name: '21%',
  ledger_account_id: null,
  vat_ledger_account: null,
  percentage: null,
  default_ledger_account_id: null,
  ...over,
});
