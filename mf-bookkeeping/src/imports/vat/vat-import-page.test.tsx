import { listImports } from '@boekwerk/shared/contract/bookkeeping/imports';
import { checkVatImport, importVat } from '@boekwerk/shared/contract/bookkeeping/vat-import';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { pageOf } from '@boekwerk/shared/testing/page-of';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { uploadByFetch } from '@boekwerk/shared/testing/upload-by-fetch';
import { screen } from '@testing-library/react';
import { VatImportPage } from './vat-import-page';

const good = {
  ...{ errors: [], errors_count: 0, warnings: [], warnings_count: 0 },
  ...{ purchases: 2, sales: 1, skipped: 1 },
  sheet: [{ row: 1, cells: ['Leverancier', 'Debiteurcode'] }],
};

signedIn({}, { is_import_customer: true });
uploadByFetch();

function open() {
  const api = fakeApi();
  api.on(checkVatImport, () => good);
  api.on(listImports, () => pageOf([]));
  const { user } = renderScreen(<VatImportPage />);
  const check = async () => {
    await user.upload(screen.getByLabelText(/Sleep het bestand/), new File(['x'], 'btw.csv'));
    await user.click(screen.getByRole('button', { name: 'Controleren' }));
  };
  return { api, user, check };
}

describe('import of invoices', () => {
  it('says what a sheet comes to, and imports it once', async () => {
    const { api, user, check } = open();
    api.on(importVat, () => good);
    await check();
    expect(
      await screen.findByText('2 inkoopfacturen, 1 verkoopfactuur, 1 al aanwezig'),
    ).toBeVisible();
    expect(screen.getByText('Alles klopt: geen fouten.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Importeren' }));
    expect(
      await screen.findByText('3 facturen zijn geïmporteerd en staan bij Te boeken'),
    ).toBeVisible();
    expect(api.calls(importVat)).toHaveLength(1);
    expect(screen.queryByText('Alles klopt: geen fouten.')).toBeNull();
  });

  it('says that nothing is left when somebody else was first', async () => {
    const { api, user, check } = open();
    api.on(importVat, () => ({ ...good, purchases: 0, sales: 0, skipped: 4 }));
    await check();
    await user.click(await screen.findByRole('button', { name: 'Importeren' }));
    expect(
      await screen.findByText('Er is niets te importeren: alle facturen zijn er al.'),
    ).toBeVisible();
    expect(screen.queryByText(/zijn geïmporteerd/)).toBeNull();
  });

  it('shows the cell of what is wrong beside it, and imports nothing', async () => {
    const { api, check } = open();
    api.on(checkVatImport, () => ({
      ...good,
      errors: [{ row: 2, cell: 'B2', message: 'Debiteur 9876 is niet bekend in Twinfield' }],
      errors_count: 300,
      sheet: [{ row: 2, cells: ['', '9876'] }],
    }));
    await check();
    expect(
      await screen.findByText('Rij 2, cel B2: Debiteur 9876 is niet bekend in Twinfield'),
    ).toBeVisible();
    expect(screen.getByRole('cell', { name: /^9876 Debiteur/ })).toBeVisible();
    expect(screen.getByText('De eerste 1 van 300.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Importeren' })).toBeNull();
  });

  it('says of a file that was changed since it was chosen that it is to be chosen anew', async () => {
    const { api, user, check } = open();
    await check();
    expect(await screen.findByText('Alles klopt: geen fouten.')).toBeVisible();
    // As a browser does with a file that was changed on the disk.
    const changed = () => Promise.reject(new DOMException('Changed', 'NotReadableError'));
    jest.spyOn(File.prototype, 'arrayBuffer').mockImplementation(changed);
    await user.click(screen.getByRole('button', { name: 'Controleren' }));
    expect(await screen.findByText(/Het bestand kan niet worden gelezen.*Kies het/)).toBeVisible();
    expect(screen.queryByText('Alles klopt: geen fouten.')).not.toBeInTheDocument();
    expect(api.calls(checkVatImport)).toHaveLength(1);
    jest.restoreAllMocks();
  });

  it('asks for a file, of a kind that is read', async () => {
    const { api, user } = open();
    await user.click(screen.getByRole('button', { name: 'Controleren' }));
    expect(await screen.findByText('Bestand is verplicht')).toBeVisible();
    const field = screen.getByLabelText(/Sleep het bestand/);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Bestand is verplicht');
    expect(api.calls(checkVatImport)).toEqual([]);
  });
});
