import * as dashboard from '@boekwerk/shared/contract/dashboard';
import * as contract from '@boekwerk/shared/contract/invoicing';
import type { App } from '../platform/app';
import { serve } from '../platform/http/serve';
import { createInvoice } from './create-invoice';
import { deleteInvoice } from './delete-invoice';
import { getInvoice } from './get-invoice';
import { listInvoices } from './list/list-invoices';
import { listInvoiceLedgers } from './list-invoice-ledgers';
import { listTaxes } from './list-taxes';
import { markInvoiceCreated } from './mark-invoice-created';
import { getInvoiceStats } from './stats/get-invoice-stats';
import { getRevenue } from './stats/get-revenue';
import { updateInvoice } from './update-invoice';

export function invoicingRoutes(app: App) {
  serve(app, contract.listInvoices, ({ query }, call) => listInvoices(call, query));
  serve(app, dashboard.getInvoiceStats, ({ query }, call) => getInvoiceStats(call, query));
  serve(app, dashboard.getRevenue, (_, call) => getRevenue(call));
  serve(app, contract.listTaxes, async () => listTaxes());

  serve(app, contract.getInvoice, ({ params }, call) => getInvoice(call, params.id));
  serve(app, contract.listInvoiceLedgers, ({ params }, call) =>
    listInvoiceLedgers(call, params.id),
  );
  serve(app, contract.createInvoice, ({ body }, call) => createInvoice(call, body));
  serve(app, contract.updateInvoice, ({ params, body }, call) =>
    updateInvoice(call, params.id, body),
  );
  serve(app, contract.deleteInvoice, ({ params }, call) => deleteInvoice(call, params.id));
  serve(app, contract.markInvoiceCreated, ({ params }, call) =>
    markInvoiceCreated(call, params.id),
  );
}
