import * as contract from '@boekwerk/shared/contract/invoice-export';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { exportCsv } from './export-csv';
import { exportZip } from './export-zip';

export function exportRoutes(app: App) {
  serve(app, contract.exportInvoicesCsv, ({ body }, call) => exportCsv(call, body));
  serve(app, contract.exportInvoicesZip, ({ body }, { caller }) => exportZip(app, caller, body));
}
