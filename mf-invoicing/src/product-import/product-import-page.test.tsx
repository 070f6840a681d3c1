import { checkProductImport, importProducts } from '@boekwerk/shared/contract/product-import';
import type { ImportReply } from '@boekwerk/shared/contract/sheet-import';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { uploadByFetch } from '@boekwerk/shared/testing/upload-by-fetch';
import { screen } from '@testing-library/react';
import { ProductImportPage } from './product-import-page';

uploadByFetch();

const reply: ImportReply = {
  ...{ created: 2, updated: 1, unchanged: 0, skipped: 0, refused: 0, existing_count: 1 },
  ...{ errors: [], errors_count: 0, warnings: [], warnings_count: 0, missing: [] },
  existing: [{ row: 3, cell: 'A3', column: 'Naam', message: 'Er is al een product Brood' }],
  alike_count: 1,
  sheet_columns: [{ at: 0, name: 'Artikel', samples: ['Brood', 'Taart'], field: 'title' }],
  fields: [{ field: 'title', name: 'Naam' }],
  columns: ['Naam'],
  preview: [['Brood']],
};

it('imports products once is said what becomes of those that are there already', async () => {
  const api = fakeApi();
  api.on(checkProductImport, () => reply);
  api.on(importProducts, () => reply);
  const { user, address } = renderScreen(<ProductImportPage />, {
    path: '/invoicing/product/import',
  });
  await user.upload(screen.getByLabelText(/Sleep het bestand/i), new File(['a'], 'producten.csv'));
  expect(await screen.findByText('Er is al een product Brood')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Importeren' })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: /Samenvoegen/ }));
  await screen.findByText('Er zijn geen fouten.');
  await user.click(screen.getByRole('button', { name: 'Importeren' }));
  expect(await screen.findByText('2 producten toegevoegd, 1 product gewijzigd')).toBeVisible();
  expect(api.calls(importProducts)[0]?.body).toEqual({ existing: 'merge' });
  expect(address()).toBe('/invoicing/product/overview?page=1');
});
