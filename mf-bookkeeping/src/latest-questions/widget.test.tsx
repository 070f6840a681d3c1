import { listPendingLogs } from '@boekwerk/shared/contract/bookkeeping/questions';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen } from '@testing-library/react';
import { aQuestion, questionList } from '../testing/a-question';
import { Widget } from './widget';

const api = fakeApi();
signedIn({}, { has_connection: true });

describe('the latest questions', () => {
  it('are three, and lead to their documents and to the others', async () => {
    describedAs({ has_connection: true, booking_enabled: 1 });
    api.on(listPendingLogs, () => questionList(aQuestion()));
    renderScreen(<Widget />);
    const link = await screen.findByRole('link', { name: 'Waar is deze bon voor?' });
    expect(link).toHaveAttribute('href', '/administration/document/overview?id=7');
    expect(link.closest('li')).toHaveTextContent('Bram Visser · 18-11-2026 14:05');
    expect(screen.getByRole('link', { name: 'Alle vragen' })).toBeVisible();
    expect(api.calls(listPendingLogs)[0]?.query).toMatchObject({ itemsPerPage: 3, order: 'desc' });
  });

  it('say when they cannot be had, and show once they can', async () => {
    api.fail(listPendingLogs, 503, { message: 'Even niet bereikbaar' });
    const { user } = renderScreen(<Widget />);
    const bar = await screen.findByText('Er ging iets mis bij het laden van de vragen');
    expect(bar).toBeVisible();
    api.on(listPendingLogs, () => questionList());
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Geen openstaande vragen gevonden')).toBeVisible();
  });
});
