import { checkWeeklySheet } from '@boekwerk/shared/contract/bookkeeping/weekly-sheet';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { uploadByFetch } from '@boekwerk/shared/testing/upload-by-fetch';
import { screen } from '@testing-library/react';
import { WeeklySheetPage } from './weekly-sheet-page';

const answer = {
  date: '2026-11-16',
  rows: [
    {
      row: 2,
      name: 'Omzet 21%',
      kind: 'Omzet hoog 21 %',
      days: [1210.5, 0, 0, 0, 0, 0, 0],
      total: 1210.5,
    },
  ],
  errors: [],
  warnings: [],
};

uploadByFetch();

function open() {
  const api = fakeApi();
  api.on(checkWeeklySheet, () => answer);
  const { user } = renderScreen(<WeeklySheetPage />);

  return {
    api,
    check: () => user.click(screen.getByRole('button', { name: 'Controleren' })),
    async fillIn() {
      await user.click(screen.getByLabelText(/Datum/));
      await user.paste('20-11-2026');
      await user.keyboard('{Enter}');
      await user.upload(screen.getByLabelText(/Sleep de weekstaat/), new File(['x'], 'week.csv'));
    },
  };
}

describe('weekly sheet', () => {
  it('shows the week of the date, the rows that were known, and that all is well', async () => {
    const { api, fillIn, check } = open();
    expect(screen.getByText('Er wordt nog niets opgeslagen; dit is een controle.')).toBeVisible();
    await fillIn();
    expect(screen.getByText('Week 47, maandag 16-11-2026')).toBeVisible();

    await check();
    expect(await screen.findByText('Alles klopt: 1 regel herkend, geen fouten.')).toBeVisible();
    expect(screen.getByText('Omzet 21%').closest('tr')).toHaveTextContent(
      '2Omzet 21%Omzet hoog 21 %1.210,50',
    );
    expect(api.calls(checkWeeklySheet)[0]?.body).toEqual({ date: '2026-11-20' });
  });

  it('names the row and the cell of what is wrong', async () => {
    const { api, fillIn, check } = open();
    api.on(checkWeeklySheet, () => ({
      ...answer,
      errors: [{ row: 5, cell: 'C5', message: 'Dit is geen geldig bedrag: veel' }],
      warnings: [{ row: null, cell: null, message: 'Afgerond' }],
    }));
    await fillIn();
    await check();
    expect(await screen.findByText('Rij 5, cel C5: Dit is geen geldig bedrag: veel')).toBeVisible();
    expect(screen.getByText('1 fout')).toBeVisible();
    expect(screen.getByText('Afgerond')).toBeVisible();
    expect(screen.queryByText(/Alles klopt/)).toBeNull();
  });

  it('asks for a date and a file before anything is sent', async () => {
    const { api, check } = open();
    await check();
    expect(await screen.findByText('Datum is verplicht')).toBeVisible();
    expect(screen.getByText('Bestand is verplicht')).toBeVisible();
    expect(api.calls(checkWeeklySheet)).toEqual([]);
  });
});
