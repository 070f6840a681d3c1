import * as contract from '@boekwerk/shared/contract/bookkeeping/vat-import';
import type { App } from '../../../platform/app';
import { serve } from '../../../platform/http/serve';
import { checkVat, importVat, prepareVat } from './import-vat';
import { readVatSheet } from './read-vat-sheet';
import { vatImportTemplate } from './vat-import-template';

export function vatImportRoutes(app: App) {
  serve(app, contract.checkVatImport, {
    prepare: ({ files }, { signal }) => readVatSheet(files, signal),
    handle: ({ prepared }, call) => checkVat(call, prepared),
  });
  serve(app, contract.importVat, {
    prepare: async ({ files }, call) => {
      const sheet = await readVatSheet(files, call.signal);
      return { sheet, papers: await prepareVat(call, sheet) };
    },
    handle: ({ prepared }, call) => importVat(call, prepared.sheet, prepared.papers),
  });
  serve(app, contract.vatImportTemplate, () => vatImportTemplate());
}
