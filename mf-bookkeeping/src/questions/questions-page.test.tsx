import { switchRelation } from '@boekwerk/shared/contract/auth';
import { listPendingLogs } from '@boekwerk/shared/contract/bookkeeping/questions';
import { currentSession, startSession } from '@boekwerk/shared/session/session-store';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { aQuestion, questionList } from '../testing/a-question';
import { QuestionsPage } from './questions-page';

const api = fakeApi();
signedIn({}, { booking_enabled: 1, has_connection: true });

const open = () => renderScreen(<QuestionsPage />, { path: '/question/overview' });

function asAccountant() {
  const { user } = currentSession();
  startSession(aToken({ type: 1, relation_id: 2 }));
  describedAs({ id: 2, has_connection: true }, { user });
}

describe('/question/overview', () => {
  it('lists what was asked and by whom, each question leading to its document', async () => {
    api.on(listPendingLogs, () => questionList(aQuestion()));
    open();
    const link = await screen.findByRole('link', { name: 'Waar is deze bon voor?' });
    expect(link).toHaveAttribute('href', '/administration/document/overview?id=7');
    expect(link.closest('tr')).toHaveTextContent('Bram Visser · bon.png18-11-2026 14:05');
    expect(screen.getByRole('heading', { name: 'Openstaande vragen' })).toBeVisible();
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Vraag', 'Ontvangen']);
  });

  it('lets an accountant into the books of the client for the time of a visit', async () => {
    asAccountant();
    api.on(listPendingLogs, () =>
      questionList(aQuestion({ relation_id: 12, relation: { id: 12, name: 'Studio Noord' } })),
    );
    api.on(switchRelation, ({ body }) => ({ token: aToken({ relation_id: body.relation_id }) }));
    const { user, address } = open();
    const question = await screen.findByRole('button', { name: 'Waar is deze bon voor?' });
    expect(screen.getByRole('columnheader', { name: 'Relatie' })).toBeVisible();
    expect(question.closest('tr')).toHaveTextContent('Studio Noord');

    await user.click(screen.getByText('Studio Noord'));
    await waitFor(() => expect(address()).toBe('/administration/document/overview?id=7'));
    expect(api.calls(switchRelation)[0]?.body).toEqual({ relation_id: 12, impersonate: true });
    expect(currentSession()).toMatchObject({ relation_id: 12, is_impersonating: true });
    expect(currentSession().visit).toBe('/administration/document/overview');
  });

  it('leads nowhere for who may not see the documents', async () => {
    describedAs({ has_connection: true });
    api.on(listPendingLogs, () => questionList(aQuestion()));
    open();
    await screen.findByText('Waar is deze bon voor?');
    expect(screen.queryByRole('link', { name: 'Waar is deze bon voor?' })).not.toBeInTheDocument();
  });

  it('says that nothing is asked, and that asking failed', async () => {
    api.fail(listPendingLogs, 500, { message: 'Er ging iets mis.' });
    const { user } = open();
    await screen.findByText('Er ging iets mis bij het laden van de vragen');
    api.on(listPendingLogs, () => questionList());
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await screen.findByText('Geen openstaande vragen gevonden');
  });
});
