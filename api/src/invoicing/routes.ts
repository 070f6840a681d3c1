import * as dashboard from '@boekwerk/shared/contract/dashboard';
import * as contract from '@boekwerk/shared/contract/invoicing';
import * as products from '@boekwerk/shared/contract/products';
import type { App } from '../app';
import { serve } from '../http/serve';
import { createInvoice } from './create-invoice';
import { createProduct } from './create-product';
import { deleteInvoice } from './delete-invoice';
import { downloadInvoice } from './download-invoice';
import { getFinancialStats } from './financial-stats';
import { getInvoice } from './get-invoice';
import { getRevenue } from './invoice-revenue';
import { getInvoiceStats } from './invoice-stats';
import { listInvoices } from './list-invoices';
import { listProducts } from './list-products';
import { listTaxes } from './list-taxes';
import { mailInvoiceJob } from './mail-invoice';
import { markInvoiceCreated } from './mark-created';
import { markInvoiceSent } from './mark-sent';
import { getNextNumber } from './next-number';
import { previewInvoice } from './preview-invoice';
import { sendInvoice } from './send-invoice';
import { updateInvoice } from './update-invoice';

export function invoicingRoutes(app: App) {
  serve(app, contract.listInvoices, ({ query }, call) => listInvoices(call, query));
  serve(app, dashboard.getInvoiceStats, ({ query }, call) => getInvoiceStats(call, query));
  serve(app, dashboard.getFinancialStats, ({ query }, call) => getFinancialStats(call, query));
  serve(app, dashboard.getRevenue, (_, call) => getRevenue(call));
  serve(app, contract.getNextNumber, (_, call) => getNextNumber(call));
  serve(app, contract.listTaxes, async () => listTaxes());

  serve(app, contract.getInvoice, ({ params }, call) => getInvoice(call, params.id));
  serve(app, contract.createInvoice, ({ body }, call) => createInvoice(call, body));
  serve(app, contract.updateInvoice, ({ params, body }, call) =>
    updateInvoice(call, params.id, body),
  );
  serve(app, contract.deleteInvoice, ({ params }, call) => deleteInvoice(call, params.id));
  serve(app, contract.markInvoiceCreated, ({ params }, call) =>
    markInvoiceCreated(call, params.id),
  );
  serve(app, contract.markInvoiceSent, ({ params }, call) => markInvoiceSent(call, params.id));
  serve(app, contract.sendInvoice, ({ params, body }, call) => sendInvoice(call, params.id, body));

  serve(app, contract.downloadInvoice, ({ params }, { caller }) =>
    downloadInvoice(app, caller, params.id),
  );
  serve(app, contract.previewInvoice, {
    prepare: ({ body }, call) => previewInvoice(call, body),
    handle: async ({ prepared }) => prepared,
  });

  serve(app, products.listProducts, ({ query }, call) => listProducts(call, query));
  serve(app, products.createProduct, ({ body }, call) => createProduct(call, body));

  mailInvoiceJob(app);
}
