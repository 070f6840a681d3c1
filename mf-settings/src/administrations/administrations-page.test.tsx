import {
  type AdministrationEntry,
  listAdministrations,
  setDefaultAdministration,
} from '@boekwerk/shared/contract/administrations';
import { switchRelation } from '@boekwerk/shared/contract/auth';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { AdministrationsPage } from './administrations-page';

const api = fakeApi();
signedIn();

const anEntry = (
  id: number,
  name: string,
  over: Partial<AdministrationEntry> = {},
): AdministrationEntry => ({
  relation_id: id,
  is_default: 0,
  type: 0,
  is_owner: true,
  relation: { id, name, active: 1, logo_url: null },
  ...over,
});

const bakery = anEntry(7, 'Bakkerij Jansen', { is_default: 1 });
const office = anEntry(8, 'Kantoor Visser', { type: 1 });

function open() {
  api.on(listAdministrations, () => [bakery, office]);
  return renderScreen(<AdministrationsPage />, { path: '/settings/administration/overview' });
}

const row = async (name: string) => (await screen.findByText(name)).closest('tr');

describe('/settings/administration/overview', () => {
  it('lists name, type and default, and marks the current one', async () => {
    open();
    expect(await row('Bakkerij Jansen')).toHaveTextContent('Bakkerij JansenHuidigOndernemingJa');
    expect(await row('Kantoor Visser')).toHaveTextContent('Kantoor VisserAdviesbureauNee');
    expect(screen.getByRole('link', { name: 'Voeg administratie toe' })).toHaveAttribute(
      'href',
      '/settings/administration/create',
    );
  });

  it('makes another one the default, and only that one', async () => {
    const { user } = open();
    api.on(setDefaultAdministration, () => [
      { ...bakery, is_default: 0 as const },
      { ...office, is_default: 1 as const },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Maak standaard: Kantoor Visser' }));
    await waitFor(async () => expect(await row('Kantoor Visser')).toHaveTextContent('Ja'));
    expect(await row('Bakkerij Jansen')).toHaveTextContent('Nee');
    expect(api.calls(setDefaultAdministration)[0]?.params).toEqual({ id: 8 });
  });

  it('keeps the focus in the list when the button that was pressed goes', async () => {
    const { user } = open();
    api.on(setDefaultAdministration, () => [
      { ...bakery, is_default: 0 as const },
      { ...office, is_default: 1 as const },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Maak standaard: Kantoor Visser' }));
    const next = await screen.findByRole('button', { name: 'Maak standaard: Bakkerij Jansen' });
    await waitFor(() => expect(next).toHaveFocus());
  });

  it('goes on in another one, not in the current one', async () => {
    const { user, address } = open();
    expect(await row('Bakkerij Jansen')).not.toHaveTextContent('Naar administratie');
    api.on(switchRelation, () => ({ token: aToken({ relation_id: 8 }) }));
    await user.click(
      await screen.findByRole('button', { name: 'Naar administratie: Kantoor Visser' }),
    );
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(api.calls(switchRelation)[0]?.body).toEqual({ relation_id: 8, impersonate: false });
  });

  it('says what failed, and loads it after all', async () => {
    api.fail(listAdministrations, 500, { message: 'Er ging iets mis.' });
    const { user } = renderScreen(<AdministrationsPage />);
    const retry = await screen.findByRole('button', { name: 'Opnieuw proberen' });
    api.on(listAdministrations, () => [bakery]);
    await user.click(retry);
    expect(await screen.findByText('Bakkerij Jansen')).toBeVisible();
  });
});
