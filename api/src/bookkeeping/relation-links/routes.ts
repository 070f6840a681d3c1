import * as contract from '@boekwerk/shared/contract/bookkeeping/relation-links';
import type { App } from '../../platform/app';
import { serve, serveAndWait } from '../../platform/http/serve';
import { awaitTask } from './await-task';
import { createRelationLink } from './create-relation-link';
import { listInvoiceIds } from './list-invoice-ids';
import { getRelationLinks, listRelationLinks } from './list-relation-links';
import { listUncoupled } from './list-uncoupled';
import { saveRelationLink } from './save-relation-link';

export function relationLinkRoutes(app: App) {
  serve(app, contract.listRelationLinks, ({ query }, call) => listRelationLinks(call, query));
  serve(app, contract.listUncoupledAccounts, ({ query }, call) => listUncoupled(call, query));
  serve(app, contract.getRelationLinks, ({ params }, call) => getRelationLinks(call, params.id));
  serve(app, contract.listInvoiceIds, ({ params, query }, call) =>
    listInvoiceIds(call, params.id, query.invoice_number),
  );
  serveAndWait(app, contract.createRelationLink, {
    handle: ({ body }, call) => createRelationLink(call, body),
    finish: (reply, { body }, call) => awaitTask(call, body, reply, app.config.patienceMs),
  });
  serve(app, contract.saveRelationLink, ({ body }, call) => saveRelationLink(call, body));
}
