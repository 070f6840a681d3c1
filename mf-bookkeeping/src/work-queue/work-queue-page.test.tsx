import { switchRelation } from '@boekwerk/shared/contract/auth';
import { getClientStats, getStatsOfClient } from '@boekwerk/shared/contract/bookkeeping/clients';
import { listWork } from '@boekwerk/shared/contract/bookkeeping/work-queue';
import { addDays, today } from '@boekwerk/shared/domain/dates/dates';
import { currentSession, startSession } from '@boekwerk/shared/session/session-store';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { pageOf } from '@boekwerk/shared/testing/page-of';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { aClient } from '../testing/a-client';
import { aWorkItem, workList } from '../testing/a-work-item';
import { openedWork } from './opened-work';
import { WorkQueuePage } from './work-queue-page';

const api = fakeApi();
signedIn();

const PATH = '/administration/accountant/work';

function open(at = PATH) {
  const { user } = currentSession();
  startSession(aToken({ type: 1, relation_id: 2, is_owner: true }));
  describedAs({ id: 2 }, { user });
  api.on(getClientStats, () => pageOf([aClient(), aClient({ relation_id: 13, name: 'Fiets' })]));
  api.on(getStatsOfClient, () => aClient());
  return renderScreen(<WorkQueuePage />, { path: PATH, at });
}

const lastQuery = () => api.calls(listWork).at(-1)?.query;

describe('/administration/accountant/work', () => {
  it('tells what waits of whom, why, how long and until when', async () => {
    const overdue = addDays(today(), -1);
    const uploaded_date = `${addDays(today(), -3)}T12:00:00.000Z`;
    const late = { id: 8, kind: 'refused', deadline: overdue, is_credit: true } as const;
    api.on(listWork, () =>
      workList(aWorkItem({ uploaded_date }), aWorkItem({ ...late, supplier: null })),
    );
    open();
    const [, row, other] = await screen.findAllByRole('row');
    expect(row).toHaveTextContent(
      'molen-de-hoop.pdfMolen De Hoop · F2026-1187Studio NoordTe boeken€ 109,003 dagen31-01-2027',
    );
    expect(other).toHaveTextContent(/Fout bij boeken€ -109,00.* verstreken$/);
    expect(screen.getByRole('tab', { name: 'Te boeken 2' })).toBeVisible();
  });

  it('asks the server for a kind, an order and a client', async () => {
    api.on(listWork, () => workList(aWorkItem()));
    const { user } = open();
    await user.click(await screen.findByRole('tab', { name: /Vraag beantwoord/ }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ tab: 'answered' }));
    await user.click(screen.getByText('Btw-aangifte'));
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'deadline', order: 'asc' }));
    await user.click(screen.getByRole('combobox', { name: 'Ondernemer' }));
    await user.click(await screen.findByTitle('Fiets'));
    await waitFor(() => expect(lastQuery()).toMatchObject({ relation_id: 13, tab: 'answered' }));
  });

  it('names the client of its address, also when nothing of it waits', async () => {
    api.on(listWork, () => workList());
    open(`${PATH}?relation_id=12`);
    expect(await screen.findByTitle('Studio Noord')).toBeVisible();
    expect(screen.getByText('Niets gevonden in je werkvoorraad')).toBeVisible();
  });

  it('shows the work of all again when the client of its address is theirs no longer', async () => {
    open(`${PATH}?relation_id=99&tab=answered`);
    api.fail(getStatsOfClient, 404, { message: 'Ondernemer niet gevonden' });
    api.fail(listWork, 404, { message: 'Ondernemer niet gevonden' });
    await waitFor(() => expect(api.calls(listWork)).toHaveLength(1));
    api.on(listWork, () => workList(aWorkItem()));
    expect(await screen.findByText('molen-de-hoop.pdf')).toBeVisible();
    expect(lastQuery()).toMatchObject({ relation_id: '', tab: 'answered' });
    expect(screen.queryByTitle('99')).not.toBeInTheDocument();
  });

  it('opens a document in the books of its client by keys alone, for the time of a visit', async () => {
    api.on(listWork, () => workList(aWorkItem({ id: 6 }), aWorkItem()));
    api.on(switchRelation, ({ body }) => ({ token: aToken({ relation_id: body.relation_id }) }));
    const { user, address } = open();
    await screen.findAllByRole('row');
    await user.keyboard('jj{Enter}');
    await waitFor(() => expect(address()).toBe('/administration/document/overview?id=7&work=1'));
    expect(api.calls(switchRelation)[0]?.body).toEqual({ relation_id: 12, impersonate: true });
    expect(currentSession().visit).toBe('/administration/document/overview');
    expect(openedWork()).toMatchObject({ rows: [{ id: 6 }, { id: 7, relation_id: 12 }] });
  });

  it('says that nothing waits, and that asking failed', async () => {
    api.fail(listWork, 500, { message: 'Er ging iets mis.' });
    const { user } = open();
    await screen.findByText('Er ging iets mis bij het laden van de werkvoorraad');
    api.on(listWork, () => workList());
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await screen.findByText('Er wacht niets op je');
  });
});
