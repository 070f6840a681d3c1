import * as contract from '@boekwerk/shared/contract/bookkeeping/connection';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { checkConnection } from './check-connection';
import { listCurrencies } from './list-currencies';

export function connectionRoutes(app: App) {
  serve(app, contract.checkConnection, (_, call) => checkConnection(call));
  serve(app, contract.listCurrencies, async () => listCurrencies());
}
