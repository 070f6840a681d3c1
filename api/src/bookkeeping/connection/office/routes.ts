import * as contract from '@boekwerk/shared/contract/bookkeeping/connection';
import type { App } from '../../../platform/app';
import { serve } from '../../../platform/http/serve';
import { listOffices } from './list-offices';
import { saveOffice } from './save-office';
import { startSync } from './start-sync';

export function officeRoutes(app: App) {
  serve(app, contract.listEnterprises, ({ params }, call) => listOffices(app, call, params.id));
  serve(app, contract.saveEnterprise, ({ body }, call) => saveOffice(call, body));
  serve(app, contract.syncLedgerAccounts, (_, call) => startSync(call));
}
