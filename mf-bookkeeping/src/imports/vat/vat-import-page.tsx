import { ImportListPage } from '../import-list-page';
import { texts } from './texts';
import { VatImport } from './vat-import';

/** /administration/praxis/btw */
export const VatImportPage = () => (
  <ImportListPage type="vat" title={texts.title}>
    <VatImport />
  </ImportListPage>
);
