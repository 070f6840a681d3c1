import { checkRelationImport, importRelations } from '@boekwerk/shared/contract/relation-import';
import type { ImportReply } from '@boekwerk/shared/contract/sheet-import';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { uploadByFetch } from '@boekwerk/shared/testing/upload-by-fetch';
import { screen, waitFor, within } from '@testing-library/react';
import { ImportPage } from './import-page';

uploadByFetch();

const good: ImportReply = {
  created: 500,
  updated: 2,
  unchanged: 0,
  skipped: 0,
  refused: 0,
  errors: [],
  errors_count: 0,
  warnings: [],
  warnings_count: 0,
  existing: [],
  alike_count: 0,
  existing_count: 2,
  missing: [],
  sheet_columns: [
    { at: 0, name: 'Firma', samples: ['Jansen', 'Visser'], field: 'name' },
    { at: 2, name: 'Woonplaats', samples: ['Utrecht'], field: '' },
  ],
  fields: [
    { field: 'name', name: 'Bedrijfsnaam' },
    { field: 'city', name: 'Plaats' },
  ],
  columns: ['Bedrijfsnaam', 'Plaats'],
  preview: [['Jansen', 'Utrecht']],
};

const OUTCOME = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'LI' && element.textContent === text;

function open() {
  const api = fakeApi();
  api.on(checkRelationImport, () => good);
  const shown = renderScreen(<ImportPage />, { path: '/relation/import' });
  const choose = (name = 'relaties.csv', content = 'a') =>
    shown.user.upload(screen.getByLabelText(/Sleep het bestand/i), new File([content], name));
  return {
    ...shown,
    api,
    choose,
    importButton: () => screen.getByRole('button', { name: 'Importeren' }),
  };
}

describe('importing relations', () => {
  it('checks a file when it is chosen, imports it and goes to the overview', async () => {
    const { api, choose, importButton, user, address } = open();
    api.on(importRelations, () => good);
    expect(importButton()).toBeDisabled();

    await choose();
    expect(await screen.findByText(OUTCOME('500 nieuw'))).toBeVisible();
    expect(screen.getByText('Jansen')).toBeVisible();
    expect(api.calls(importRelations)).toHaveLength(0);
    await user.click(importButton());
    expect(await screen.findByText('500 relaties toegevoegd, 2 relaties gewijzigd')).toBeVisible();
    expect(address()).toBe('/relation/overview?page=1');
  });

  it('imports rows that look like a relation that is there once the user said what becomes of them', async () => {
    const { api, choose, importButton, user } = open();
    const note = { row: 3, cell: 'A3', column: 'Bedrijfsnaam', message: 'Lijkt op Jansen (12)' };
    const alike = { ...good, existing: [note], alike_count: 1 };
    api.on(checkRelationImport, () => alike);
    api.on(importRelations, () => good);
    await choose();
    expect(await screen.findByText('Lijkt op Jansen (12)')).toBeVisible();
    expect(screen.queryByText('Er zijn geen fouten.')).not.toBeInTheDocument();
    expect(importButton()).toBeDisabled();
    const group = screen.getByRole('radiogroup', { name: 'Relaties die er al zijn' });
    await user.click(within(group).getByRole('radio', { name: /Overslaan/ }));
    await waitFor(() => expect(importButton()).toBeEnabled());
    await user.click(importButton());
    await screen.findByText('500 relaties toegevoegd, 2 relaties gewijzigd');
    expect(api.calls(checkRelationImport)[1]?.body).toEqual({ existing: 'skip' });
    expect(api.calls(importRelations)[0]?.body).toMatchObject({ existing: 'skip' });
  });

  it('reads each column as the field that the user chose, and checks the file again', async () => {
    const { api, choose, importButton, user } = open();
    api.on(importRelations, () => good);
    await choose();
    const column = await screen.findByRole('combobox', { name: 'Veld van kolom Woonplaats' });
    expect(screen.getByText('Jansen · Visser')).toBeVisible();
    await user.click(column);
    await user.click(await screen.findByTitle('Plaats'));
    await waitFor(() => expect(api.calls(checkRelationImport)).toHaveLength(2));
    expect(api.calls(checkRelationImport)[1]?.body).toEqual({ columns: ['name', '', 'city'] });
    // A mended file with the same columns is not said again.
    await choose();
    await waitFor(() => expect(api.calls(checkRelationImport)).toHaveLength(4));
    expect(api.calls(checkRelationImport)[3]?.body).toEqual({ columns: ['name', '', 'city'] });
    await waitFor(() => expect(importButton()).toBeEnabled());
    await user.click(importButton());
    await waitFor(() => expect(api.calls(importRelations)).toHaveLength(1));
    expect(api.calls(importRelations)[0]?.body).toMatchObject({ columns: ['name', '', 'city'] });
  });

  it('says at the field which one is needed and has no column, and takes one there', async () => {
    const { api, choose, importButton, user } = open();
    const needed = { field: 'city', name: 'Plaats', message: 'Plaats is verplicht' };
    api.on(checkRelationImport, () => ({ ...good, created: 0, updated: 0, missing: [needed] }));
    await choose();
    const field = await screen.findByRole('combobox', { name: /Plaats/ });
    expect(field).toHaveAccessibleDescription('Plaats is verplicht');
    expect(importButton()).toBeDisabled();
    await user.click(field);
    await user.click(await screen.findByTitle('Woonplaats'));
    await waitFor(() =>
      expect(api.calls(checkRelationImport)[1]?.body).toEqual({ columns: ['name', '', 'city'] }),
    );
  });

  it('imports the good rows, and keeps those that were refused on the screen', async () => {
    const { api, choose, importButton, user, address } = open();
    const error = { row: 12, cell: 'C12', column: 'KvK-nummer', message: 'Te kort' };
    const some = { ...good, refused: 1, errors: [error], errors_count: 1 };
    api.on(checkRelationImport, () => some);
    api.on(importRelations, () => some);
    await choose();
    expect(await screen.findByText(/Eén rij klopt niet/)).toBeVisible();
    await user.click(importButton());
    expect(await screen.findByText(/500 relaties toegevoegd.*Eén rij is geweigerd/)).toBeVisible();
    expect(screen.getByText('Te kort')).toBeVisible();
    expect(importButton()).toBeDisabled();
    expect(address()).toBe('/relation/import');
  });

  it('names row, cell and column of what is wrong, and checks the same file again after it was mended', async () => {
    const { api, choose, importButton } = open();
    const error = { row: 12, cell: 'C12', column: 'KvK-nummer', message: 'Te kort' };
    api.on(checkRelationImport, () => ({
      ...good,
      created: 0,
      updated: 0,
      refused: 502,
      errors: [error],
      errors_count: 300,
    }));
    await choose();
    const row = (await screen.findByText('Te kort')).closest('tr') as HTMLElement;
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([...['12', 'C12', 'KvK-nummer', 'Te kort']]);
    expect(screen.getByText('300 fouten')).toBeVisible();
    expect(importButton()).toBeDisabled();

    api.on(checkRelationImport, () => good);
    await choose();
    await waitFor(() => expect(importButton()).toBeEnabled());
    expect(screen.queryByText('Te kort')).toBeNull();
    expect(api.calls(checkRelationImport)).toHaveLength(2);
  });

  it('keeps the file when an upload fails, to try again', async () => {
    const { api, choose, importButton, user } = open();
    api.fail(checkRelationImport, 503, { message: 'Even niet bereikbaar' });
    await choose();
    expect(await screen.findByText(/Even niet bereikbaar/)).toBeVisible();
    expect(screen.getByText(/relaties\.csv/)).toBeVisible();

    api.on(checkRelationImport, () => good);
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await waitFor(() => expect(importButton()).toBeEnabled());
    api.fail(importRelations, 500);
    await user.click(importButton());
    expect(await screen.findByText(/Het bestand staat nog klaar/)).toBeVisible();
    expect(importButton()).toBeEnabled();
  });

  it('says so when the file changed after it was chosen, or is no table', async () => {
    const { api, choose, user } = open();
    const file = new File(['a'], 'relaties.xlsx');
    file.arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
    await user.upload(screen.getByLabelText(/Sleep het bestand/i), file);
    expect(await screen.findByText(/kan niet worden gelezen.*Kies het opnieuw/)).toBeVisible();

    await user.upload(screen.getByLabelText(/Sleep het bestand/i), file);
    api.fail(checkRelationImport, 422, { errors: { file: ['Bestand is beveiligd'] } });
    await choose('relaties.xls');
    expect(await screen.findByText('Bestand is beveiligd')).toBeVisible();
    // The same would be said of it again.
    expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).not.toBeInTheDocument();
  });

  it('shows what is wrong by the time of importing, when that was right before', async () => {
    const { api, choose, importButton, user, address } = open();
    const error = { row: 2, cell: 'A2', column: 'Relatienummer', message: 'Bestaat niet' };
    api.on(importRelations, () => ({
      ...good,
      created: 0,
      updated: 0,
      refused: 502,
      errors: [error],
      errors_count: 1,
    }));
    await choose();
    await waitFor(() => expect(importButton()).toBeEnabled());
    await user.click(importButton());
    expect(await screen.findByText('Bestaat niet')).toBeVisible();
    expect(importButton()).toBeDisabled();
    expect(address()).toBe('/relation/import');
  });
});
