import { listImports, type SheetImport } from '@boekwerk/shared/contract/bookkeeping/imports';
import {
  checkWeeklySheet,
  importWeeklySheet,
} from '@boekwerk/shared/contract/bookkeeping/weekly-sheet';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { keysOfCalls } from '@boekwerk/shared/testing/keys-of-calls';
import { pageOf } from '@boekwerk/shared/testing/page-of';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { uploadByFetch } from '@boekwerk/shared/testing/upload-by-fetch';
import { screen, waitFor } from '@testing-library/react';
import { WeeklySheetPage } from './weekly-sheet-page';

const answer = {
  date: '2026-11-16',
  rows: [
    {
      row: 2,
      name: 'Omzet 21%',
      kind: 'Omzet hoog 21 %',
      code: '8000',
      days: [1210.5, 0, 0, 0, 0, 0, 0],
      total: 1210.5,
    },
  ],
  errors: [],
  warnings: [],
  sheet: [{ row: 5, cells: ['Fooi', '', 'veel'] }],
  is_ready: true,
};
const { is_ready, ...read } = answer;

const imported: SheetImport = {
  ...{ id: 3, type: 'weekly_sheet', file_name: 'week 46.xlsx', date: '2026-11-09' },
  ...{ created_at: '2026-11-16T09:00:00.000Z', user: 'Iris Import', status: 'imported' },
  ...{ errors_count: 0, warnings_count: 2, documents_count: 1, booking_item_id: 12 },
};

const SHEET = new File(['x'], 'week.csv', { lastModified: 1 });

signedIn({}, { is_import_customer: true });
uploadByFetch();

function open(...rows: SheetImport[]) {
  const api = fakeApi();
  api.on(checkWeeklySheet, () => answer);
  api.on(listImports, () => pageOf(rows));
  const { user, address } = renderScreen(<WeeklySheetPage />);

  return {
    ...{ api, user, address },
    check: () => user.click(screen.getByRole('button', { name: 'Controleren' })),
    async fillIn(file = new File(['x'], 'week.csv')) {
      await user.click(screen.getByLabelText(/Datum/));
      await user.paste('20-11-2026');
      await user.keyboard('{Enter}');
      await user.upload(screen.getByLabelText(/Sleep de weekstaat/), file);
    },
  };
}

describe('weekly sheet', () => {
  it('shows the week of the date, the rows that were known, and that all is well', async () => {
    const { api, fillIn, check } = open();
    await fillIn();
    expect(screen.getByText('Week 47, maandag 16-11-2026')).toBeVisible();

    await check();
    expect(await screen.findByText('Alles klopt: 1 regel herkend, geen fouten.')).toBeVisible();
    expect(screen.getByText('Omzet 21%').closest('tr')).toHaveTextContent(
      '2Omzet 21%Omzet hoog 21 %80001.210,50',
    );
    expect(screen.getByRole('columnheader', { name: 'Totaal' })).toBeVisible();
    expect(api.calls(checkWeeklySheet)[0]?.body).toEqual({ date: '2026-11-20' });
  });

  it('names the row and the cell of what is wrong', async () => {
    const { api, fillIn, check } = open();
    api.on(checkWeeklySheet, () => ({
      ...answer,
      errors: [{ row: 5, cell: 'C5', message: 'Dit is geen geldig bedrag: veel' }],
      warnings: [{ row: null, cell: null, message: 'Afgerond' }],
      is_ready: false,
    }));
    await fillIn();
    await check();
    expect(await screen.findByText('Rij 5, cel C5: Dit is geen geldig bedrag: veel')).toBeVisible();
    expect(screen.getByText('1 fout')).toBeVisible();
    const cell = screen.getByRole('cell', { name: 'veel Dit is geen geldig bedrag: veel' });
    expect(cell).toHaveAttribute('title', 'Dit is geen geldig bedrag: veel');
    expect(screen.getByText('Afgerond')).toBeVisible();
    expect(screen.queryByText(/Alles klopt/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Importeren' })).toBeNull();
  });

  it('says what is wrong alone of a sheet in which no row was known', async () => {
    const { api, fillIn, check } = open();
    const message = 'Geen kopregel gevonden met de dagen maandag tot en met zondag';
    const errors = [{ row: null, cell: null, message }];
    api.on(checkWeeklySheet, () => ({ ...answer, rows: [], errors, is_ready: false }));
    await fillIn();
    await check();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Totaal' })).toBeNull();
  });

  it('imports what was checked, once, and is ready for the next week', async () => {
    const { api, fillIn, check, user } = open();
    api.on(importWeeklySheet, () => ({ ...read, booking_item_id: 12 }));
    await fillIn();
    await check();
    await user.click(await screen.findByRole('button', { name: 'Importeren' }));
    expect(await screen.findByText(/is geïmporteerd en staat bij Te boeken/)).toBeVisible();
    expect(api.calls(importWeeklySheet).map(({ body }) => body)).toEqual([{ date: '2026-11-20' }]);
    expect(screen.queryByText(/Alles klopt/)).toBeNull();
    expect(screen.getByLabelText(/Datum/)).toHaveValue('');
  });

  it('imports the same sheet once more, after its document was deleted elsewhere', async () => {
    const { api, fillIn, check, user } = open();
    const keys = keysOfCalls();
    api.on(importWeeklySheet, () => ({ ...read, booking_item_id: 12 }));
    for (const times of [1, 2]) {
      await fillIn(SHEET);
      await check();
      await user.click(await screen.findByRole('button', { name: 'Importeren' }));
      await waitFor(() => expect(screen.getByLabelText(/Datum/)).toHaveValue(''));
      expect(api.calls(importWeeklySheet)).toHaveLength(times);
    }
    // Under the key of the first time it would be answered as then, and nothing done.
    expect(new Set(keys).size).toBe(2);
  });

  it('does not import what was chosen since, and says why a week is refused', async () => {
    const { api, fillIn, check, user } = open();
    api.fail(importWeeklySheet, 409, { message: 'Week 2026-47 is al geïmporteerd' });
    await fillIn();
    await check();
    await user.click(await screen.findByRole('button', { name: 'Importeren' }));
    expect(await screen.findByText('Week 2026-47 is al geïmporteerd')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'week.csv verwijderen' }));
    expect(screen.queryByRole('button', { name: 'Importeren' })).toBeNull();
  });

  it('says of a file that was changed since it was chosen that it is to be chosen anew', async () => {
    const { api, fillIn, check, user } = open();
    const file = new File(['x'], 'week.csv');
    await fillIn(file);
    // As a browser does with a file that was changed on the disk.
    file.arrayBuffer = () => Promise.reject(new DOMException('Changed', 'NotReadableError'));
    await check();
    expect(await screen.findByText(/Het bestand kan niet worden gelezen.*Kies het/)).toBeVisible();
    expect(api.calls(checkWeeklySheet)).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'week.csv verwijderen' }));
    await user.upload(screen.getByLabelText(/Sleep de weekstaat/), new File(['y'], 'week.csv'));
    await check();
    expect(await screen.findByText(/^Alles klopt/)).toBeVisible();
  });

  it('imports what was checked, also when the file was changed since', async () => {
    const { api, fillIn, check, user } = open();
    const append = jest.spyOn(FormData.prototype, 'append');
    api.on(importWeeklySheet, () => ({ ...read, booking_item_id: 12 }));
    const file = new File(['x'], 'week.csv');
    await fillIn(file);
    await check();
    await screen.findByText(/^Alles klopt/);
    file.arrayBuffer = () => Promise.reject(new DOMException('Changed', 'NotReadableError'));
    await user.click(screen.getByRole('button', { name: 'Importeren' }));
    expect(await screen.findByText(/is geïmporteerd/)).toBeVisible();
    const sent = append.mock.calls.flatMap(([, value]) => (value instanceof File ? [value] : []));
    append.mockRestore();
    expect(sent).toHaveLength(2);
    expect(sent).not.toContain(file);
    expect(sent[1]).toBe(sent[0]);
  });

  it('keeps the focus where a file was chosen and taken away', async () => {
    const { fillIn, user } = open();
    await fillIn();
    const remove = screen.getByRole('button', { name: 'week.csv verwijderen' });
    expect(remove).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText(/Sleep de weekstaat/)).toHaveFocus();
  });

  it('lists what was imported, and leads to its document', async () => {
    const { user, address } = open(imported);
    const row = (await screen.findByText('week 46.xlsx')).closest('tr') as HTMLElement;
    expect(row).toHaveTextContent('Week 46, maandag 09-11-2026');
    expect(row).toHaveTextContent('Geïmporteerd');
    expect(row).toHaveTextContent('2 waarschuwingen');
    await user.click(screen.getByRole('button', { name: 'Acties voor week 46.xlsx' }));
    await user.click(await screen.findByText('Naar het document'));
    expect(address()).toBe('/administration/document/overview?id=12');
  });

  it('asks for a date and a file before anything is sent', async () => {
    const { api, check } = open();
    await check();
    expect(await screen.findByText('Datum is verplicht')).toBeVisible();
    expect(screen.getByText('Bestand is verplicht')).toBeVisible();
    expect(api.calls(checkWeeklySheet)).toEqual([]);
  });
});
