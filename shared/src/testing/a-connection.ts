import type { checkConnection } from '../contract/bookkeeping/connection';
import type { LedgerAccount } from '../contract/bookkeeping/ledger-accounts';
import type { ReplyOf } from '../contract/endpoint';
import { LedgerType } from '../domain/ledger/ledger-type';

export type Connection = ReplyOf<typeof checkConnection>;

/** The link of a company with an office, as it works; say what is otherwise. */
export const aConnection = (given: Partial<Connection> = {}): Connection => ({
  exists: true,
  is_connected: true,
  status: 'connected',
  broken_by: null,
  office: { code: '1001', name: 'Bakkerij Jansen' },
  synced_at: '2026-03-01T11:30:00.000Z',
  task: null,
  ...given,
});

/** What an office has a code for: costs, when nothing else is said. */
export const aLedgerAccount = (given: Partial<LedgerAccount> = {}): LedgerAccount => ({
  id: 40,
  code: '4000',
  name: 'Kantoorkosten',
  type: LedgerType.profitAndLoss,
  active: true,
  journal_category: null,
  default_ledger_account_id: null,
  is_final: false,
  vat_is_sale: null,
  vat_percentage: null,
  vat_is_reversed: null,
  vat_is_within_union: null,
  ...given,
});
