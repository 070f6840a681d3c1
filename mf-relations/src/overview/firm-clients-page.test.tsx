import { switchRelation } from '@boekwerk/shared/contract/auth';
import {
  type AdministrationRelation,
  listAssignedEnterprises,
  listEnterprises,
} from '@boekwerk/shared/contract/firm';
import { activateRelation, deactivateRelation } from '@boekwerk/shared/contract/parties';
import { createShortcut, listClientsAtHand } from '@boekwerk/shared/contract/shortcuts';
import { QueryClient } from '@boekwerk/shared/query';
import { readDraft, saveDraft } from '@boekwerk/shared/session/drafts';
import {
  currentSession,
  describeSession,
  startSession,
} from '@boekwerk/shared/session/session-store';
import { aCustomer } from '@boekwerk/shared/testing/a-customer';
import { aRelationOfFirm } from '@boekwerk/shared/testing/a-relation-of-firm';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { pageOf } from '@boekwerk/shared/testing/page-of';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor, within } from '@testing-library/react';
import { prefetchRelations } from './queries';
import { RelationOverviewPage } from './relation-overview-page';

const jansen = aRelationOfFirm(31, 'Bakkerij Jansen');
const urk = aRelationOfFirm(32, 'Vishandel Urk');
const changed = (over: Partial<AdministrationRelation['enterprise']>) => ({
  ...urk,
  enterprise: { ...urk.enterprise, ...over },
});

const api = fakeApi();
signedIn({ type: 1 });
beforeEach(() => api.on(listClientsAtHand, () => ({ pinned: [], opened: [] })));

const open = (at = '/relation/overview', client?: QueryClient) =>
  renderScreen(<RelationOverviewPage />, { path: '/relation/overview', at, client });

describe('/relation/overview of an accountant', () => {
  it('lists the clients of the own firm for its owner, who opens them by name', async () => {
    const person = { type: 1, name: 'Jan Jansen', hidden: 1 } as const;
    api.on(listEnterprises, () => pageOf([jansen, changed(person)]));
    open();
    const link = await screen.findByRole('link', { name: 'Bakkerij Jansen' });
    expect(link).toHaveAttribute('href', '/relation/edit/31');
    const row = link.closest('tr') as HTMLElement;
    for (const text of ['Jan Jansen', 'info@klant.nl', '030-1234567'])
      expect(within(row).getByText(text)).toBeVisible();
    const hidden = screen.getByText('Persoon').closest('tr') as HTMLElement;
    expect(within(hidden).getByText('Verborgen')).toBeVisible();
    expect(within(hidden).getAllByText('Jan Jansen')).toHaveLength(1);
    expect(api.calls(listEnterprises)[0]).toMatchObject({
      params: { id: 7 },
      query: { sort: 'name', order: 'asc', page: 1, state: 'active' },
    });
  });

  it('asks once for what it is opened with, also when that was asked before it was drawn', async () => {
    api.on(listEnterprises, () => pageOf([jansen]));
    const client = new QueryClient();
    prefetchRelations(client, new URLSearchParams());
    await waitFor(() => expect(client.isFetching()).toBe(0));
    open('/relation/overview', client);
    expect(screen.getByRole('link', { name: 'Bakkerij Jansen' })).toBeVisible();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(api.calls(listEnterprises)).toHaveLength(1);
  });

  it('lists all clients for its owner, also when the rights of before asked for the own ones alone', async () => {
    api.on(listAssignedEnterprises, () => pageOf([jansen]));
    api.on(listEnterprises, () => pageOf([jansen, urk]));
    const client = new QueryClient();
    const { rights } = currentSession();
    describeSession({ rights: rights && { ...rights, firm: false } });
    prefetchRelations(client, new URLSearchParams());
    await waitFor(() => expect(client.isFetching()).toBe(0));
    describeSession({ rights });
    open('/relation/overview', client);
    expect(await screen.findByRole('link', { name: urk.enterprise.name })).toBeVisible();
  });

  it('goes on in the books of a client', async () => {
    api.on(listEnterprises, () => pageOf([jansen, urk]));
    api.on(switchRelation, () => ({ token: aToken({ relation_id: 32 }) }));
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: 'Naar dashboard: Vishandel Urk' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(api.calls(switchRelation)[0]?.body).toEqual({ relation_id: 32, impersonate: true });
    expect(currentSession()).toMatchObject({ relation_id: 32, is_impersonating: true });
  });

  it('pins a client, which stands above the list from then on, before what was opened last', async () => {
    api.on(listEnterprises, () => pageOf([jansen, urk]));
    api.on(listClientsAtHand, () => ({
      pinned: [],
      opened: [{ id: 31, name: 'Bakkerij Jansen' }],
    }));
    api.on(createShortcut, ({ body }) => {
      const pinned = [{ id: 32, name: 'Vishandel Urk', shortcut_id: 5 }];
      api.on(listClientsAtHand, () => ({ pinned, opened: [{ id: 31, name: 'Bakkerij Jansen' }] }));
      return { ...body, id: 5, position: 0, updated_at: '' };
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Zet Vishandel Urk vast' }));
    await screen.findByRole('button', { name: 'Maak Vishandel Urk los' });
    const atHand = screen.getByRole('navigation', { name: 'Vastgezet en laatst geopend' });
    const names = within(atHand).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Vishandel Urk',
      'Bakkerij Jansen',
    ]);
  });

  it('keeps the line above the list when nothing is at hand and during a search, so that no row moves under a click', async () => {
    api.on(listEnterprises, () => pageOf([jansen, urk]));
    const { user, address } = open();
    expect(await screen.findByText(/^Hier staan straks de klanten/)).toBeVisible();
    await user.type(screen.getByPlaceholderText('Zoek...'), 'urk');
    await waitFor(() => expect(address()).toContain('search=urk'));
    expect(screen.getByText(/^Hier staan straks de klanten/)).toBeVisible();
  });

  it('shows a colleague what was assigned to them, and nothing to add, open or change', async () => {
    startSession(aToken({ type: 1, is_owner: false }));
    describedAs();
    api.on(listAssignedEnterprises, () => pageOf([jansen]));
    open();
    expect(await screen.findByText('Bakkerij Jansen')).toBeVisible();
    expect(screen.getByRole('button', { name: /Naar dashboard/ })).toBeVisible();
    for (const name of [/Bakkerij/, /Relatie toevoegen/])
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    for (const name of [/^Acties/, 'Meer'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(api.calls(listAssignedEnterprises)[0]?.params).toEqual({ id: 7 });
  });

  it('asks before a client is deleted, and says that it is gone, and takes it back by a key', async () => {
    api.on(listEnterprises, () => pageOf([urk]));
    api.on(activateRelation, () => aCustomer({ id: 32 }));
    api.on(deactivateRelation, () => aCustomer({ id: 32, active: 0 }));
    saveDraft('firm-client.32', {});
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Acties voor Vishandel Urk' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Verwijderen' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Vishandel Urk verdwijnt uit de lijst.');
    expect(dialog).toHaveTextContent('Weet je het zeker dat je deze relatie wil verwijderen?');
    expect(api.calls(deactivateRelation)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findByText('Vishandel Urk is verwijderd')).toBeInTheDocument();
    expect(api.calls(deactivateRelation)[0]?.params).toEqual({ id: 32 });
    expect(readDraft('firm-client.32')).toBeNull();
    await waitFor(() => expect(api.calls(listEnterprises)).toHaveLength(2));

    expect(screen.getByRole('button', { name: 'Ongedaan maken' })).toBeVisible();
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Vishandel Urk is teruggezet')).toBeInTheDocument();
    expect(api.calls(activateRelation)[0]?.params).toEqual({ id: 32 });
    await user.keyboard('{Control>}z{/Control}');
    expect(api.calls(activateRelation)).toHaveLength(1);
  });

  it('puts a deleted client back, which nobody goes on in until then', async () => {
    api.on(listEnterprises, () => pageOf([changed({ active: 0 })]));
    api.on(activateRelation, () => aCustomer({ id: 32 }));
    const { user } = open('/relation/overview?state=deleted&sort=phone&order=asc');
    await user.click(await screen.findByRole('button', { name: 'Acties voor Vishandel Urk' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Terugzetten' }));
    expect(await screen.findByText('Vishandel Urk is teruggezet')).toBeInTheDocument();
    expect(api.calls(listEnterprises)[0]?.query).toMatchObject({
      state: 'deleted',
      sort: 'phone',
      order: 'asc',
    });
    expect(screen.queryByRole('button', { name: /Naar dashboard/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Bewerken' })).not.toBeInTheDocument();
  });
});
