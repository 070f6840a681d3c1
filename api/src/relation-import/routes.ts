import * as contract from '@boekwerk/shared/contract/relation-import';
import type { App } from '../platform/app';
import { serve } from '../platform/http/serve';
import { exportCsv, exportXlsx } from './export-relations';
import { checkImport, importRelations, readImport } from './import-relations';
import { importTemplate } from './import-template';

export function relationImportRoutes(app: App) {
  serve(app, contract.checkRelationImport, {
    prepare: ({ files }, call) => readImport(call, files),
    handle: ({ prepared, body }, call) => checkImport(call, prepared, body),
  });
  serve(app, contract.importRelations, {
    prepare: ({ files }, call) => readImport(call, files),
    handle: ({ prepared, body }, call) => importRelations(call, prepared, body),
  });
  serve(app, contract.exportRelationsCsv, ({ query }, call) => exportCsv(call, query));
  serve(app, contract.exportRelationsXlsx, ({ query }, call) => exportXlsx(call, query));
  serve(app, contract.relationImportTemplate, (_, call) => importTemplate(call));
}
