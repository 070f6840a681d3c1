import * as contract from '@boekwerk/shared/contract/invoicing';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { downloadInvoice } from './download-invoice';
import { downloadUbl } from './download-ubl';
import { previewInvoice } from './preview-invoice';

/** An invoice on paper and as UBL. */
export function printingRoutes(app: App) {
  serve(app, contract.downloadInvoice, ({ params }, { caller }) =>
    downloadInvoice(app, caller, params.id),
  );
  serve(app, contract.previewInvoice, {
    prepare: ({ body }, call) => previewInvoice(app, call, body),
    handle: async ({ prepared }) => prepared,
  });
  serve(app, contract.downloadUbl, ({ params }, { caller }) => downloadUbl(app, caller, params.id));
}
