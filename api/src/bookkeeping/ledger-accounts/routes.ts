import * as contract from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { listLedgerAccounts } from './list-ledger-accounts';
import { saveDefaults } from './save-defaults';

export function ledgerAccountRoutes(app: App) {
  serve(app, contract.listLedgerAccounts, ({ query }, call) => listLedgerAccounts(call, query));
  serve(app, contract.saveDefaults, ({ body }, call) => saveDefaults(call, body.tags));
}
