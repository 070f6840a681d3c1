import * as contract from '@boekwerk/shared/contract/bookkeeping/imports';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { getImportUrl, listImports } from './list-imports';
import { vatImportRoutes } from './vat/routes';
import { weeklySheetRoutes } from './weekly-sheet/routes';

export function importRoutes(app: App) {
  serve(app, contract.listImports, ({ query }, call) => listImports(call, query));
  serve(app, contract.getImportUrl, ({ params }, call) => getImportUrl(call, params.id));
  weeklySheetRoutes(app);
  vatImportRoutes(app);
}
