import * as dashboard from '@boekwerk/shared/contract/dashboard';
import * as contract from '@boekwerk/shared/contract/invoicing';
import * as products from '@boekwerk/shared/contract/products';
import type { App } from '../app';
import { serve } from '../http/serve';
import { createInvoice } from './create-invoice';
import { deleteInvoice } from './delete-invoice';
import { getInvoice } from './get-invoice';
import { listInvoices } from './list/list-invoices';
import { listTaxes } from './list-taxes';
import { markInvoiceCreated } from './mark-created';
import { downloadInvoice } from './printing/download-invoice';
import { previewInvoice } from './printing/preview-invoice';
import { createProduct } from './products/create-product';
import { listProducts } from './products/list-products';
import { mailInvoiceJob } from './sending/mail-invoice';
import { markInvoiceSent } from './sending/mark-sent';
import { getNextNumber } from './sending/next-number';
import { sendInvoice } from './sending/send-invoice';
import { getFinancialStats } from './stats/financial-stats';
import { getRevenue } from './stats/invoice-revenue';
import { getInvoiceStats } from './stats/invoice-stats';
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
