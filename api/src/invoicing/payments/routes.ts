import * as contract from '@boekwerk/shared/contract/payments';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { payInvoice } from './pay-invoice';
import { payInvoices } from './pay-invoices';
import { withdrawPayment } from './withdraw-payment';

export function paymentRoutes(app: App) {
  serve(app, contract.payInvoice, ({ params, body }, call) => payInvoice(call, params.id, body));
  serve(app, contract.withdrawPayment, ({ params }, call) => withdrawPayment(call, params.id));
  serve(app, contract.payInvoices, ({ body }, call) => payInvoices(call, body));
}
