import * as contract from '@boekwerk/shared/contract/clients';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { getClient, listClients } from './read-customers';
import { createClient } from './save-customer';

export function customerRoutes(app: App) {
  serve(app, contract.listClients, ({ query }, call) => listClients(call, query));
  serve(app, contract.getClient, ({ params }, call) => getClient(call, params.id));
  for (const endpoint of [contract.createEnterpriseClient, contract.createPrivateClient]) {
    serve(app, endpoint, ({ params, body }, call) => createClient(call, params.id, body));
  }
}
