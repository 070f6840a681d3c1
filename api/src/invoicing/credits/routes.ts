import * as contract from '@boekwerk/shared/contract/invoicing';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { copyInvoice } from './copy-invoice';
import { creditInvoice } from './credit-invoice';

export function creditRoutes(app: App) {
  serve(app, contract.creditInvoice, ({ params }, call) => creditInvoice(call, params.id));
  serve(app, contract.copyInvoice, ({ params }, call) => copyInvoice(call, params.id));
}
