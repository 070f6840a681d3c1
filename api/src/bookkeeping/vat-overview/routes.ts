import * as contract from '@boekwerk/shared/contract/bookkeeping/vat-overview';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { exportVatOverview } from './export-vat-overview';
import { getVatOverview } from './get-vat-overview';
import { listVatLines } from './list-vat-lines';

export function vatOverviewRoutes(app: App) {
  serve(app, contract.getVatOverview, ({ query }, call) => getVatOverview(call, query));
  serve(app, contract.listVatLines, ({ query }, call) => listVatLines(call, query));
  serve(app, contract.exportVatOverview, ({ query }, call) => exportVatOverview(call, query));
}
