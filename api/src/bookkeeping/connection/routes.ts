import * as connection from '@boekwerk/shared/contract/bookkeeping/connection';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { checkConnection } from './check-connection';
import { credentialsRoutes } from './credentials/routes';
import { listCurrencies } from './list-currencies';
import { officeRoutes } from './office/routes';

export function connectionRoutes(app: App) {
  serve(app, connection.checkConnection, (_, call) => checkConnection(call));
  serve(app, connection.listCurrencies, (_, call) => listCurrencies(call));
  credentialsRoutes(app);
  officeRoutes(app);
}
