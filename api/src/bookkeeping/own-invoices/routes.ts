import * as contract from '@boekwerk/shared/contract/bookkeeping/own-invoices';
import { countEarlier } from '../../invoicing/for-books';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { addEarlierInvoices } from './add-earlier-invoices';
import { getOwnInvoice } from './get-own-invoice';

export function ownInvoiceRoutes(app: App) {
  serve(app, contract.getOwnInvoice, ({ params }, call) => getOwnInvoice(call, params.id));
  serve(app, contract.countEarlierInvoices, ({ query }, { db, caller }) =>
    countEarlier(db, caller.relation_id, query.from),
  );
  serve(app, contract.addEarlierInvoices, ({ body }, call) => addEarlierInvoices(call, body.from));
}
