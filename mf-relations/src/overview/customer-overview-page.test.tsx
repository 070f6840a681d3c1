import { listCustomers } from '@boekwerk/shared/contract/customers';
import { hideRelation, showRelation } from '@boekwerk/shared/contract/parties';
import { exportRelationsXlsx } from '@boekwerk/shared/contract/relation-import';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { QueryClient } from '@boekwerk/shared/query';
import { startSession } from '@boekwerk/shared/session/session-store';
import { aCustomer } from '@boekwerk/shared/testing/a-customer';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { pageOf } from '@boekwerk/shared/testing/page-of';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CustomerOverviewPage } from './customer-overview-page';
import { prefetchRelations } from './queries';

const studio = aCustomer({ id: 12, name: 'Studio Noord', first_name: 'Noor', last_name: 'Bos' });
const piet = aCustomer({
  id: 13,
  name: '',
  first_name: 'Piet',
  last_name: 'de Vries',
  enterprise_relation_type: 'supplier',
});

const api = fakeApi();
signedIn();
afterEach(() => jest.restoreAllMocks());

const open = (at = '/relation/overview', client?: QueryClient) =>
  renderScreen(<CustomerOverviewPage />, { path: '/relation/overview', at, client });

describe('/relation/overview', () => {
  it('lists customers and suppliers by name, the last one first, and opens them by their row', async () => {
    api.on(listCustomers, () => pageOf([studio, piet]));
    const { user, address } = open();
    const link = await screen.findByRole('link', { name: 'Studio Noord' });
    expect(link).toHaveAttribute('href', '/relation/edit/12');
    const person = screen.getByRole('link', { name: 'Piet de Vries' });
    const row = person.closest('tr') as HTMLElement;
    expect(within(row).getByText('Leverancier')).toBeVisible();
    expect(within(row).getByText('Persoon')).toBeVisible();
    expect(within(row).getAllByText('Piet de Vries')).toHaveLength(2);
    expect(screen.getByText('Klant')).toBeVisible();
    expect(api.calls(listCustomers)[0]?.query).toMatchObject({
      sort: 'name',
      order: 'asc',
      page: 1,
    });
    await user.click(screen.getByText('Klant'));
    expect(address()).toBe('/relation/edit/12');
  });

  it('asks once for what it is opened with, also when that was asked before it was drawn', async () => {
    api.on(listCustomers, () => pageOf([studio]));
    const client = new QueryClient();
    prefetchRelations(client, new URLSearchParams('search=noord'));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    open('/relation/overview?search=noord', client);
    expect(screen.getByRole('link', { name: 'Studio Noord' })).toBeVisible();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(api.calls(listCustomers)).toHaveLength(1);
  });

  it('hides a relation, which is said of it from then on, until that is taken back', async () => {
    let hidden: 0 | 1 = 0;
    api.on(listCustomers, () => pageOf([{ ...studio, hidden }]));
    api.on(hideRelation, () => {
      hidden = 1;
      return { ...studio, hidden };
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Acties voor Studio Noord' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Verbergen' }));
    expect(await screen.findByText('Studio Noord is verborgen')).toBeInTheDocument();
    expect(await screen.findByText('Verborgen')).toBeInTheDocument();
    expect(api.calls(hideRelation)[0]?.params).toEqual({ id: 12 });

    api.on(showRelation, () => {
      hidden = 0;
      return { ...studio, hidden };
    });
    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    expect(await screen.findByText('Studio Noord is weer zichtbaar')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Verborgen')).not.toBeInTheDocument());
    expect(api.calls(showRelation)[0]?.params).toEqual({ id: 12 });
  });

  it('saves the relations that fit the search as a file', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:http://localhost/1';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    api.on(listCustomers, () => pageOf([studio]));
    api.on(exportRelationsXlsx, () => ({ name: 'relaties', content: 'PK' }));
    const { user } = open('/relation/overview?search=noord&state=deleted');
    await user.click(await screen.findByRole('button', { name: 'Meer' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Exporteren als Excel' }));
    await waitFor(() => expect(saved).toEqual([`Relaties ${today()}.xlsx`]));
    expect(api.calls(exportRelationsXlsx)[0]?.query).toEqual({
      search: 'noord',
      state: 'deleted',
    });
  });

  it('searches from the second page on the first one, and keeps that in the address', async () => {
    api.on(listCustomers, ({ query }) => pageOf(query.search === 'zz' ? [] : [studio]));
    const { user, address } = open('/relation/overview?page=2');
    await screen.findByText('Studio Noord');
    await user.type(screen.getByRole('searchbox'), 'zz');
    await waitFor(() => expect(address()).toBe('/relation/overview?search=zz'));
    expect(await screen.findByText('Geen relaties gevonden')).toBeVisible();
  });

  it('invites who has no relations yet to add one, if they may', async () => {
    api.on(listCustomers, () => pageOf([]));
    open();
    expect(await screen.findByText('Geen relaties gevonden')).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Relatie toevoegen' }))
      expect(link).toHaveAttribute('href', '/relation/create');
    act(() => startSession(aToken({ is_owner: false })));
    act(() => describedAs());
    expect(screen.queryByRole('link', { name: 'Relatie toevoegen' })).not.toBeInTheDocument();
  });
});
