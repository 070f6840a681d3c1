import {
  checkOpeningBalances,
  importOpeningBalances,
} from '@boekwerk/shared/contract/opening-balances';
import type { ImportReply } from '@boekwerk/shared/contract/sheet-import';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { uploadByFetch } from '@boekwerk/shared/testing/upload-by-fetch';
import { screen } from '@testing-library/react';
import { OpeningBalanceImportPage } from './opening-balance-import-page';

uploadByFetch();

const reply: ImportReply = {
  ...{ created: 2, updated: 0, unchanged: 0, skipped: 1, refused: 0, existing_count: 1 },
  ...{ errors: [], errors_count: 0, warnings: [], warnings_count: 0, missing: [] },
  existing: [{ row: 3, cell: 'A3', column: 'Factuurnummer', message: 'Er is al een factuur 7' }],
  alike_count: 1,
  sheet_columns: [{ at: 0, name: 'Nummer', samples: ['5', '6'], field: 'invoice_number' }],
  fields: [{ field: 'invoice_number', name: 'Factuurnummer' }],
  columns: ['Factuurnummer'],
  preview: [['5']],
};

it('brings in invoices without asking what becomes of those that are there: they are skipped', async () => {
  const api = fakeApi();
  api.on(checkOpeningBalances, () => reply);
  api.on(importOpeningBalances, () => reply);
  const path = '/invoicing/invoice/import';
  const { user, address } = renderScreen(<OpeningBalanceImportPage />, { path });
  await user.upload(screen.getByLabelText(/Sleep het bestand/i), new File(['a'], 'open.csv'));
  expect(await screen.findByText('Er is al een factuur 7')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Importeren' }));
  expect(await screen.findByText('2 openstaande facturen toegevoegd')).toBeVisible();
  expect(address()).toBe('/invoicing/invoice/overview?page=1');
});
