import * as contract from '@boekwerk/shared/contract/ledger-accounts';
import type { App } from '../app';
import { serve } from '../http/serve';
import { listLedgerAccounts } from './list-ledger-accounts';

export function ledgerAccountRoutes(app: App) {
  serve(app, contract.listLedgerAccounts, ({ query }, call) => listLedgerAccounts(call, query));
}
