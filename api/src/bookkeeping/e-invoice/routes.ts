import * as contract from '@boekwerk/shared/contract/bookkeeping/e-invoice';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { getEInvoice } from './get-e-invoice';

export function eInvoiceRoutes(app: App) {
  serve(app, contract.getEInvoice, ({ params }, call) => getEInvoice(call, params.id));
}
