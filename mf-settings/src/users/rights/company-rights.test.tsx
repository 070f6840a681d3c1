import {
  inviteUser,
  listCompanyRights,
  listUsers,
  updateUser,
} from '@boekwerk/shared/contract/company-users';
import { listEnterprises } from '@boekwerk/shared/contract/firm';
import { aRelationOfFirm } from '@boekwerk/shared/testing/a-relation-of-firm';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { aCompanyUser } from '../testing/a-company-user';
import { UsersPage } from '../users-page';

const lotte = aCompanyUser({
  ...{ id: 2, name: 'Lotte', last_name: 'de Groot', role: 1 },
  email: 'lotte@kantoor.nl',
});
const owner = aCompanyUser({ id: 4, name: 'Piet', last_name: 'Visser', is_owner: true });
const clients = [
  aRelationOfFirm(31, 'Bakkerij Jansen'),
  aRelationOfFirm(32, 'Vishandel Urk'),
  aRelationOfFirm(33, 'Slagerij Bos'),
];

const api = fakeApi();
signedIn({ type: 1 });

/** The firm's clients come two at a time. */
async function open(colleague = lotte) {
  api.on(listUsers, () => [owner, colleague]);
  api.on(listEnterprises, ({ query: { page, search } }) => {
    const found = clients.filter(({ enterprise }) => enterprise.name.includes(search));
    const itemsLength = found.length;
    return {
      data: found.slice((page - 1) * 2, page * 2),
      pagination: {
        page,
        itemsPerPage: 2,
        pageStart: 1,
        pageStop: 2,
        pageCount: Math.ceil(itemsLength / 2),
        itemsLength,
      },
      counts: { all: itemsLength },
    };
  });
  const { user } = renderScreen(<UsersPage />, { path: '/settings/company/users' });
  await screen.findByText('Lotte de Groot');
  return user;
}

const save = () => screen.getByText('Opslaan').closest('button') as HTMLElement;
const box = (name: string) => screen.findByLabelText(name);

describe('the rights of a colleague of a firm', () => {
  it('asks for at least one company, and invites with those that were ticked', async () => {
    const user = await open();
    await user.click(screen.getByText('Voeg gebruiker toe'));
    await user.type(await screen.findByLabelText('*Voornaam'), 'Jan');
    await user.type(screen.getByLabelText('*Achternaam'), 'Bos');
    await user.type(screen.getByLabelText('*E-mailadres'), 'jan@kantoor.nl');
    await user.click(save());
    expect(await screen.findByText('Fout')).toBeVisible();
    expect(screen.getAllByText('Selecteer minimaal één onderneming')).toHaveLength(2);
    expect(screen.getByLabelText('Zoek een onderneming')).toHaveFocus();

    await user.click(await box('Bakkerij Jansen'));
    expect(screen.getByText('1 geselecteerd')).toBeVisible();
    expect(screen.getByLabelText('Recht bij Bakkerij Jansen').closest('li')).toHaveTextContent(
      'Bakkerij JansenBoekhouding',
    );
    api.on(inviteUser, () => ({ user: { id: 9 }, id: 9 }));
    await user.click(save());
    expect(await screen.findByText('Jan Bos is toegevoegd')).toBeVisible();
    expect(api.calls(inviteUser)[0]?.body).toMatchObject({
      administrations: [{ enterprise_id: 31, type: 1 }],
    });
  });

  it('starts from what a colleague sees, and saves what it becomes in one call', async () => {
    const user = await open();
    api.on(listCompanyRights, () => [
      {
        enterprise: { id: 31, name: 'Bakkerij Jansen', type: 0 as const, hidden: 0 as const },
        booking_enabled: 1 as const,
        user_relation: { id: 1, type: 0 as const },
      },
    ]);
    await user.click(screen.getByText('Lotte de Groot'));
    expect(await box('Bakkerij Jansen')).toBeChecked();
    expect(screen.getByText('1 geselecteerd')).toBeVisible();
    expect(save()).toBeDisabled();
    await user.click(screen.getByText('Alles selecteren (3)'));
    expect(await screen.findByText('3 geselecteerd')).toBeVisible();
    await user.click(screen.getByText('Toon meer (2 van 3)'));
    await user.click(await box('Slagerij Bos'));
    api.on(updateUser, () => lotte);
    await user.click(save());
    expect(await screen.findByText('Wijzigingen opgeslagen')).toBeVisible();
    expect(api.calls(updateUser)[0]?.body).toMatchObject({
      name: 'Lotte',
      administrations: [
        { enterprise_id: 31, type: 0 },
        { enterprise_id: 32, type: 1 },
      ],
    });
  });

  it('knows who has accepted the invitation since the list was read, and goes by another number now', async () => {
    const user = await open({ ...lotte, id: 1_000_000_007, status: 1 });
    api.on(listUsers, () => [owner, { ...lotte, email: lotte.email.toUpperCase() }]);
    api.on(listCompanyRights, () => []);
    await user.click(screen.getByText('Lotte de Groot'));
    await user.click(await box('Bakkerij Jansen'));
    api.on(updateUser, () => lotte);
    await user.click(save());
    expect(await screen.findByText('Wijzigingen opgeslagen')).toBeVisible();
    for (const endpoint of [listCompanyRights, updateUser])
      expect(JSON.stringify(api.calls(endpoint)[0]?.params)).not.toContain('1000000007');
  });

  it('shows what another owner gave meanwhile, and takes none of it back unseen', async () => {
    const sees = (id: number, name: string) => ({
      enterprise: { id, name, type: 0 as const, hidden: 0 as const },
      booking_enabled: 1 as const,
      user_relation: { id, type: 0 as const },
    });
    const user = await open();
    api.on(listCompanyRights, () => [sees(31, 'Bakkerij Jansen')]);
    await user.click(screen.getByText('Lotte de Groot'));
    expect(await box('Bakkerij Jansen')).toBeChecked();
    await user.click(await box('Vishandel Urk'));
    const updated_at = '2026-11-21T10:00:00.000Z';
    api.on(listUsers, () => [owner, { ...lotte, updated_at }]);
    api.on(listCompanyRights, () => [sees(31, 'Bakkerij Jansen'), sees(33, 'Slagerij Bos')]);
    api.fail(updateUser, 409, { message: 'Piet heeft dit intussen gewijzigd' });
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Bekijk de nieuwe versie' }));
    await waitFor(() => expect(screen.getByLabelText('Vishandel Urk')).not.toBeChecked());
    expect(screen.getByText('2 geselecteerd')).toBeVisible();

    await user.click(await box('Vishandel Urk'));
    api.on(updateUser, () => lotte);
    await user.click(save());
    expect(await screen.findByText('Wijzigingen opgeslagen')).toBeVisible();
    expect(api.calls(updateUser).map(({ body }) => body.updated_at)).toEqual([
      lotte.updated_at,
      updated_at,
    ]);
    expect(api.calls(updateUser)[1]?.body.administrations).toHaveLength(3);
  });

  it('shows what was given and is hidden by now, so that it can be withdrawn', async () => {
    const user = await open();
    api.on(listCompanyRights, () => [
      {
        enterprise: { id: 31, name: 'Bakkerij Jansen', type: 0 as const, hidden: 0 as const },
        booking_enabled: 1 as const,
        user_relation: { id: 1, type: 0 as const },
      },
      {
        enterprise: { id: 39, name: 'Molen Oost', type: 0 as const, hidden: 1 as const },
        booking_enabled: 1 as const,
        user_relation: { id: 2, type: 1 as const },
      },
    ]);
    await user.click(screen.getByText('Lotte de Groot'));
    expect(await box('Molen Oost (verborgen)')).toBeChecked();
    await user.click(await box('Molen Oost (verborgen)'));
    api.on(updateUser, () => lotte);
    await user.click(save());
    expect(await screen.findByText('Wijzigingen opgeslagen')).toBeVisible();
    expect(api.calls(updateUser)[0]?.body.administrations).toEqual([
      { enterprise_id: 31, type: 0 },
    ]);
  });

  it('selects what a search finds, and saves nothing on Enter', async () => {
    const user = await open();
    await user.click(screen.getByText('Voeg gebruiker toe'));
    await user.type(await screen.findByLabelText('*Voornaam'), 'J');
    await user.type(screen.getByLabelText('Zoek een onderneming'), 'Urk{Enter}');
    await user.click(await screen.findByText('Alles selecteren (1)'));
    expect(await screen.findByText('1 geselecteerd')).toBeVisible();
    expect(await box('Vishandel Urk')).toBeChecked();
    expect(screen.queryByText('Achternaam is verplicht.')).not.toBeInTheDocument();
  });

  it('asks nothing of another owner, who sees all', async () => {
    const user = await open();
    await user.click(screen.getByText('Piet Visser'));
    expect(await screen.findByLabelText('*Voornaam')).toHaveValue('Piet');
    expect(screen.queryByText('Rechten per onderneming')).not.toBeInTheDocument();
  });
});
