import * as contract from '@boekwerk/shared/contract/customers';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { getCustomer, listCustomers } from './read-customers';
import { createCustomer } from './save-customer';

export function customerRoutes(app: App) {
  serve(app, contract.listCustomers, ({ query }, call) => listCustomers(call, query));
  serve(app, contract.getCustomer, ({ params }, call) => getCustomer(call, params.id));
  for (const endpoint of [contract.createEnterpriseCustomer, contract.createPrivateCustomer]) {
    serve(app, endpoint, ({ params, body }, call) => createCustomer(call, params.id, body));
  }
}
