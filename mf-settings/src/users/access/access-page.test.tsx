import {
  addCompanyRights,
  type ClientAccess,
  listClientAccess,
  listCompanyRights,
  listUsers,
  updateUser,
} from '@boekwerk/shared/contract/company-users';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { pageOf } from '@boekwerk/shared/testing/page-of';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor, within } from '@testing-library/react';
import { aCompanyUser } from '../testing/a-company-user';
import { AccessPage } from './access-page';

const api = fakeApi();
signedIn({ type: 1 });

const owner = aCompanyUser({ id: 4, name: 'Piet', last_name: 'Visser', is_owner: true });
const lotte = aCompanyUser({ id: 2, name: 'Lotte', last_name: 'de Groot', role: 1 });
const jansen: ClientAccess = {
  id: 31,
  name: 'Bakkerij Jansen',
  type: 0,
  hidden: 0,
  access: [{ user_id: 2, type: 1 }],
};
const molen: ClientAccess = { id: 32, name: 'Molen Oost', type: 0, hidden: 1, access: [] };

function open(clients = [jansen, molen]) {
  api.on(listUsers, () => [owner, lotte]);
  api.on(listClientAccess, () => pageOf(clients));
  return renderScreen(<AccessPage />, { path: '/settings/company/access' });
}

const rightOf = (user: string, client: string) =>
  screen.findByRole('combobox', { name: `Recht van ${user} bij ${client}` });

const LATER = '2026-11-02T09:00:00.000Z';

const rowOf = (id: number, type: 0 | 1) => ({
  enterprise: { id, name: 'x', type: 0 as const, hidden: 0 as const },
  booking_enabled: 1 as const,
  user_relation: { id, type },
});

describe('/settings/company/access', () => {
  it('tells of each client who sees it and as what, and gives nothing that is no longer offered', async () => {
    open();
    expect(await rightOf('Lotte de Groot', 'Bakkerij Jansen')).toHaveDisplayValue('Boekhouding');
    const [, row, hidden] = screen.getAllByRole('row');
    expect(row).toHaveTextContent(/^Bakkerij JansenZiet alles/);
    expect(within(hidden as HTMLElement).getByText('Molen Oost (verborgen)')).toBeVisible();
    expect(await rightOf('Lotte de Groot', 'Molen Oost')).toBeDisabled();
  });

  it('gives another right in place', async () => {
    api.on(addCompanyRights, () => {
      api.on(listClientAccess, () => pageOf([{ ...jansen, access: [{ user_id: 2, type: 0 }] }]));
      return null;
    });
    const { user } = open();
    await user.selectOptions(await rightOf('Lotte de Groot', 'Bakkerij Jansen'), 'Facturatie');
    await waitFor(() => expect(screen.queryByText(/^Molen/)).not.toBeInTheDocument());
    expect(await rightOf('Lotte de Groot', 'Bakkerij Jansen')).toHaveDisplayValue('Facturatie');
    expect(api.calls(addCompanyRights)[0]).toMatchObject({
      params: { id: 7, userId: 2 },
      body: { administrations: [{ enterprise_id: 31, type: 0 }] },
    });
  });

  it('takes a client away and keeps the others, and says why when that is refused', async () => {
    api.on(listCompanyRights, () => [rowOf(31, 1), rowOf(39, 0)]);
    api.fail(updateUser, 409, { message: 'Iemand anders heeft dit gewijzigd' });
    const { user } = open();
    await user.selectOptions(await rightOf('Lotte de Groot', 'Bakkerij Jansen'), 'Geen toegang');
    expect(await screen.findByText('Iemand anders heeft dit gewijzigd')).toBeVisible();
    expect(await rightOf('Lotte de Groot', 'Bakkerij Jansen')).toHaveDisplayValue('Boekhouding');
    expect(api.calls(updateUser)[0]).toMatchObject({
      params: { id: 2 },
      body: {
        administrations: [{ enterprise_id: 39, type: 0 }],
        updated_at: lotte.updated_at,
      },
    });
  });

  it('takes two away in a row, each from the version that the one before made', async () => {
    const urk: ClientAccess = { ...jansen, id: 33, name: 'Vishandel Urk' };
    api.on(listCompanyRights, () => [rowOf(31, 1), rowOf(33, 1), rowOf(39, 0)]);
    api.on(updateUser, () => {
      api.on(listUsers, () => [owner, { ...lotte, updated_at: LATER }]);
      return lotte;
    });
    const { user } = open([jansen, urk]);
    await user.selectOptions(await rightOf('Lotte de Groot', 'Bakkerij Jansen'), 'Geen toegang');
    await user.selectOptions(await rightOf('Lotte de Groot', 'Vishandel Urk'), 'Geen toegang');
    await waitFor(() =>
      expect(api.calls(updateUser).map(({ body }) => body.updated_at)).toEqual([
        lotte.updated_at,
        LATER,
      ]),
    );
  });

  it('shows the colleagues of one client below each other', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Bakkerij Jansen' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  });

  it('leads who works alone to the users', async () => {
    api.on(listUsers, () => [owner]);
    renderScreen(<AccessPage />, { path: '/settings/company/access' });
    expect(await screen.findByRole('link', { name: 'Naar gebruikers' })).toBeVisible();
  });
});
