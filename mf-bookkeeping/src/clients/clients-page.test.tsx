import { switchRelation } from '@boekwerk/shared/contract/auth';
import {
  getAssignedClientStats,
  getClientStats,
} from '@boekwerk/shared/contract/bookkeeping/clients';
import { QueryClient } from '@boekwerk/shared/query';
import { currentSession, startSession } from '@boekwerk/shared/session/session-store';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { pageOf } from '@boekwerk/shared/testing/page-of';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { aClient } from '../testing/a-client';
import { ClientsPage } from './clients-page';
import { prefetchClients } from './prefetch-clients';

const api = fakeApi();
signedIn();

function asAccountant(is_owner: boolean) {
  const { user } = currentSession();
  startSession(aToken({ type: 1, relation_id: 2, is_owner }));
  describedAs({ id: 2 }, { user });
}

function open(is_owner = true, client?: QueryClient) {
  asAccountant(is_owner);
  const path = '/administration/accountant/relation/overview';
  return renderScreen(<ClientsPage />, { path, client });
}

describe('/administration/accountant/relation/overview', () => {
  it('tells how the documents of each client stand, and sorts them on the server', async () => {
    api.on(getClientStats, () =>
      pageOf([aClient(), aClient({ relation_id: 13, booking_enabled: 0 })]),
    );
    const { user } = open();
    const [, row, other] = await screen.findAllByRole('row');
    expect(row).toHaveTextContent('Studio Noord1.204811.1002318-11-2026 14:05Naar documenten');
    expect(other).toHaveTextContent('Boekhouding staat uit');
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual([
      ...['Relatie', 'Aangeleverd', 'Te boeken', 'Geboekt', 'Te verwerken', 'Laatste upload'],
      'Documenten',
    ]);
    await user.click(screen.getByText('Te verwerken'));
    await waitFor(() =>
      expect(api.calls(getClientStats).at(-1)?.query).toMatchObject({ sort: 'to_process' }),
    );
  });

  it('asks a colleague once for what it is opened with, also when that was asked before it was drawn', async () => {
    api.on(getAssignedClientStats, () => pageOf([aClient()]));
    asAccountant(false);
    const client = new QueryClient();
    prefetchClients(client, new URLSearchParams());
    await waitFor(() => expect(client.isFetching()).toBe(0));
    open(false, client);
    expect(screen.getAllByText('Studio Noord')[0]).toBeVisible();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(api.calls(getAssignedClientStats)).toHaveLength(1);
  });

  it('leads to the documents of a client, in its books', async () => {
    api.on(getClientStats, () => pageOf([aClient()]));
    api.on(switchRelation, ({ body }) => ({ token: aToken({ relation_id: body.relation_id }) }));
    const { user, address } = open();
    await user.click(
      await screen.findByRole('button', { name: 'Naar documenten van Studio Noord' }),
    );
    await waitFor(() => expect(address()).toBe('/administration/document/overview'));
    expect(api.calls(switchRelation)[0]?.body).toEqual({ relation_id: 12, impersonate: true });
  });

  it('asks for a colleague what was assigned to them, and says when that is nothing', async () => {
    api.on(getAssignedClientStats, () => pageOf([]));
    open(false);
    expect(await screen.findByText('Geen ondernemers gevonden')).toBeVisible();
    expect(api.calls(getClientStats)).toEqual([]);
  });
});
