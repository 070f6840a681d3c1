import { type Client, listClients } from '@boekwerk/shared/contract/clients';
import { aClient } from '@boekwerk/shared/testing/a-client';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { screen, waitFor, within } from '@testing-library/react';
import { ClientOverviewPage } from './client-overview-page';

const studio = aClient({ id: 12, name: 'Studio Noord', first_name: 'Noor', last_name: 'Bos' });
const piet = aClient({
  id: 13,
  name: '',
  first_name: 'Piet',
  last_name: 'de Vries',
  enterprise_relation_type: 'supplier',
});

const api = fakeApi();
const answer = (data: Client[]) => ({
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
  renderScreen(<ClientOverviewPage />, { path: '/relation/overview', at });

describe('/relation/overview', () => {
  it('lists customers and suppliers by name, the last one first', async () => {
    api.on(listClients, () => answer([studio, piet]));
    open();
    const link = await screen.findByRole('link', { name: 'Studio Noord' });
    expect(link).toHaveAttribute('href', '/relation/edit/12');
    const person = screen.getByRole('link', { name: 'Piet de Vries' });
    const row = person.closest('tr') as HTMLElement;
    expect(within(row).getByText('Leverancier')).toBeVisible();
    expect(screen.getByText('Klant')).toBeVisible();
    expect(api.calls(listClients)[0]?.query).toMatchObject({
      sort: 'name',
      order: 'desc',
      page: 1,
    });
  });

  it('opens a relation by a click anywhere on its row', async () => {
    api.on(listClients, () => answer([studio]));
    const { user, address } = open();
    await user.click(await screen.findByText('Noor Bos'));
    expect(address()).toBe('/relation/edit/12');
  });

  it('searches from the second page on the first one, and keeps that in the address', async () => {
    api.on(listClients, ({ query }) => answer(query.search === 'zz' ? [] : [studio]));
    const { user, address } = open('/relation/overview?page=2');
    await screen.findByText('Studio Noord');
    await user.type(screen.getByRole('searchbox'), 'zz');
    await waitFor(() => expect(address()).toBe('/relation/overview?search=zz'));
    expect(await screen.findByText('Geen relaties gevonden')).toBeVisible();
  });

  it('invites who has no relations yet to add one', async () => {
    api.on(listClients, () => answer([]));
    open();
    expect(await screen.findByText('Nog geen relaties')).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Relatie toevoegen' }))
      expect(link).toHaveAttribute('href', '/relation/create');
  });
});
