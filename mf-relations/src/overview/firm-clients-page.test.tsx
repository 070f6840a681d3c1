import { switchRelation } from '@boekwerk/shared/contract/auth';
import {
  type AdministrationRelation,
  listAssignedEnterprises,
  listEnterprises,
} from '@boekwerk/shared/contract/firm';
import { currentSession, startSession } from '@boekwerk/shared/session/session-store';
import { aRelationOfFirm } from '@boekwerk/shared/testing/a-relation-of-firm';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor, within } from '@testing-library/react';
import { RelationOverviewPage } from './relation-overview-page';

const jansen = aRelationOfFirm(31, 'Bakkerij Jansen');
const urk = aRelationOfFirm(32, 'Vishandel Urk');

const api = fakeApi();
signedIn({ type: 1 });

const answer = (data: AdministrationRelation[]) => ({
  data,
  pagination: {
    page: 1,
    itemsPerPage: 10,
    pageStart: Math.min(1, data.length),
    pageStop: data.length,
    pageCount: 1,
    itemsLength: data.length,
  },
  counts: { all: data.length },
});

const open = (at = '/relation/overview') =>
  renderScreen(<RelationOverviewPage />, { path: '/relation/overview', at });

describe('/relation/overview of an accountant', () => {
  it('lists the clients of the own firm by name, for its owner', async () => {
    api.on(listEnterprises, () => answer([jansen, urk]));
    open();
    const row = (await screen.findByText('Bakkerij Jansen')).closest('tr') as HTMLElement;
    for (const text of ['12345678', 'info@klant.nl', 'Utrecht'])
      expect(within(row).getByText(text)).toBeVisible();
    expect(api.calls(listEnterprises)[0]).toMatchObject({
      params: { id: 7 },
      query: { sort: 'name', order: 'asc', page: 1 },
    });
    expect(screen.queryByRole('link', { name: 'Relatie toevoegen' })).not.toBeInTheDocument();
  });

  it('goes on in the books of a client', async () => {
    api.on(listEnterprises, () => answer([jansen, urk]));
    api.on(switchRelation, () => ({ token: aToken({ relation_id: 32 }) }));
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: 'Naar dashboard: Vishandel Urk' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(api.calls(switchRelation)[0]?.body).toEqual({ relation_id: 32, impersonate: true });
    expect(currentSession()).toMatchObject({ relation_id: 32, is_impersonating: true });
  });

  it('shows a colleague who does not own the firm what was assigned to them', async () => {
    startSession(aToken({ type: 1, is_owner: false }));
    api.on(listAssignedEnterprises, () => answer([]));
    open();
    expect(await screen.findByText('Nog geen relaties')).toBeVisible();
    expect(screen.getByText(/nog geen relaties aan je toegewezen/)).toBeVisible();
    expect(api.calls(listAssignedEnterprises)[0]?.params).toEqual({ id: 7 });
  });

  it('keeps search and order in the address', async () => {
    api.on(listEnterprises, ({ query }) => answer(query.search === 'zz' ? [] : [jansen]));
    const { user, address } = open('/relation/overview?sort=city&order=desc');
    await screen.findByText('Bakkerij Jansen');
    await user.type(screen.getByRole('searchbox'), 'zz');
    expect(await screen.findByText('Geen relaties gevonden')).toBeVisible();
    expect(address()).toBe('/relation/overview?order=desc&search=zz&sort=city');
    expect(api.calls(listEnterprises).at(-1)?.query).toMatchObject({ sort: 'city', order: 'desc' });
  });
});
