import * as contract from '@boekwerk/shared/contract/product-import';
import type { App } from '../../../platform/app';
import { serve } from '../../../platform/http/serve';
import { readFile } from '../../../platform/sheet-import/read-file';
import { checkProductImport, importProducts, productImportTemplate } from './import-products';
import { products } from './products';

export function productImportRoutes(app: App) {
  serve(app, contract.checkProductImport, {
    prepare: ({ files }, { signal }) => readFile(files, products, signal),
    handle: ({ prepared, body }, call) => checkProductImport(call, prepared, body),
  });
  serve(app, contract.importProducts, {
    prepare: ({ files }, { signal }) => readFile(files, products, signal),
    handle: ({ prepared, body }, call) => importProducts(call, prepared, body),
  });
  serve(app, contract.productImportTemplate, productImportTemplate);
}
