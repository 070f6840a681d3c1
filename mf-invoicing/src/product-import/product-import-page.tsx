import { call } from '@boekwerk/shared/api-client/call';
import {
  checkProductImport,
  importProducts,
  productImportTemplate,
} from '@boekwerk/shared/contract/product-import';
import { useQueryClient } from '@boekwerk/shared/query';
import { PageShell } from '@boekwerk/shared/ui/page';
import { type ImportCalls, SheetImport } from '@boekwerk/shared/ui/sheet-import';
import { PRODUCTS } from '../addresses';
import { productsKey } from '../products-key';
import { texts } from './texts';

/** /invoicing/product/import: adds and changes products from a file. */
export function ProductImportPage() {
  const queries = useQueryClient();
  return (
    <PageShell
      width="form"
      title={texts.title}
      breadcrumbs={[{ label: texts.products, to: PRODUCTS }, { label: texts.title }]}
    >
      <SheetImport
        calls={CALLS}
        texts={texts.import}
        overview={PRODUCTS}
        onStored={() => queries.invalidateQueries({ queryKey: productsKey() })}
      />
    </PageShell>
  );
}

const CALLS: ImportCalls = {
  check: (input) => call(checkProductImport, input),
  save: (input) => call(importProducts, input),
  template: () => call(productImportTemplate, {}),
};
