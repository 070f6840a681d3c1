import {
  type CompanyUser,
  inviteUser,
  listUsers,
  removeUser,
  resendInvitation,
  updateUser,
} from '@boekwerk/shared/contract/company-users';
import { getDefaultRelation } from '@boekwerk/shared/contract/relations';
import { readDraft, saveDraft } from '@boekwerk/shared/session/drafts';
import { currentSession, startSession } from '@boekwerk/shared/session/session-store';
import { aCompany, aDefaultRelation } from '@boekwerk/shared/testing/a-company';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, aUser, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { cleanup, screen, within } from '@testing-library/react';
import { aCompanyUser } from './testing/a-company-user';
import { UsersPage } from './users-page';

const myself = aCompanyUser({ ...aUser(), is_owner: true });
const femke = aCompanyUser({ id: 2, name: 'Femke', last_name: 'Smit', email: 'femke@bakkerij.nl' });
const invited = aCompanyUser({
  id: 3,
  name: '',
  last_name: '',
  email: 'ruben@elders.nl',
  status: 1,
  invited_until: '2999-12-04T10:00:00.000Z',
});

const api = fakeApi();
signedIn();

async function open(users: CompanyUser[] = [myself, femke, invited]) {
  api.on(listUsers, () => users);
  const { user } = renderScreen(<UsersPage />, { path: '/settings/company/users' });
  await screen.findByText(users[0]?.email ?? 'Geen gebruikers gevonden');
  return user;
}

const rowOf = (text: string) => within(screen.getByText(text).closest('tr') as HTMLElement);
const save = () => screen.getByRole('button', { name: 'Opslaan' });

describe('/settings/company/users', () => {
  it('lists who works here and who is invited, by name as it is told, and says when nobody does', async () => {
    await open();
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Maria van der Veldemaria@bakkerij.nlEigenaarAlles, ook gebruikers en bankrekening',
      'Femke Smitfemke@bakkerij.nlFacturatie',
      'Naam volgt na acceptatieruben@elders.nlUitgenodigd t/m 04-12-2999Facturatie',
    ]);
    // Nobody takes themself out.
    expect(rowOf('Maria van der Velde').getAllByRole('button')).toHaveLength(1);
  });

  it('says to an accountant in the company what its colleagues may do, not what they may themselves', async () => {
    startSession(aToken({ is_owner: false }), true);
    describedAs();
    const relation = aCompany({ booking_enabled: 0 });
    api.on(getDefaultRelation, () => aDefaultRelation({ relation, is_impersonating: true }));
    await open([femke]);
    expect(rowOf('Femke Smit').getByText('Facturatie')).toBeVisible();
    cleanup();

    const keepsBooks = { ...relation, booking_enabled: 1 } as const;
    api.on(getDefaultRelation, () => aDefaultRelation({ relation: keepsBooks }));
    await open([femke]);
    expect(await screen.findByText('Facturatie, Boekhouding')).toBeVisible();
  });

  it('says of whom somebody brought in who has no access any more', async () => {
    const lotte = { name: 'Lotte de Groot', firm: 'Visser' };
    const planted = aCompanyUser({
      id: 4,
      email: 'karin@elders.nl',
      invited_by: { ...lotte, has_access: false },
    });
    const welcome = { ...femke, invited_by: { ...lotte, has_access: true } };
    await open([myself, welcome, planted]);
    const text = 'uitgenodigd door Lotte de Groot (Visser), die geen toegang meer heeft';
    expect(rowOf('karin@elders.nl').getByText(text)).toBeVisible();
    expect(screen.getAllByText(text)).toHaveLength(1);
  });

  it('invites somebody, and knows who is there already before and after asking', async () => {
    const user = await open([]);
    expect(screen.getByText('Geen gebruikers gevonden')).toBeVisible();
    api.on(listUsers, () => [femke]);
    await user.click(screen.getByRole('button', { name: 'Voeg gebruiker toe' }));
    await user.type(await screen.findByLabelText('*Voornaam'), 'Jan');
    await user.click(save());
    expect(await screen.findByText('Achternaam is verplicht.')).toBeVisible();
    expect(screen.getByText('Email is verplicht.')).toBeVisible();
    await user.type(screen.getByLabelText('*Achternaam'), 'Bos');
    api.fail(inviteUser, 422, { errors: { email: ['Deze gebruiker bestaat al'] } });
    await user.type(screen.getByLabelText('*E-mailadres'), 'jan@bakkerij.nl');
    await user.click(save());
    expect(await screen.findByText('Deze gebruiker bestaat al')).toBeVisible();
    expect(screen.getByLabelText('*Voornaam')).toHaveValue('Jan');

    api.on(inviteUser, () => ({ user: { id: 9 }, id: 9 }));
    await user.type(screen.getByLabelText('*E-mailadres'), '.eu');
    await user.click(save());
    expect(await screen.findByText('Jan Bos is toegevoegd')).toBeVisible();
    expect(api.calls(inviteUser).at(-1)?.body).toEqual({
      name: 'Jan',
      last_name: 'Bos',
      email: 'jan@bakkerij.nl.eu',
    });
  });

  it('refuses who is listed without asking, and asks before what was typed is dropped', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Voeg gebruiker toe' }));
    await user.type(await screen.findByLabelText('*Voornaam'), 'Femke');
    await user.type(screen.getByLabelText('*Achternaam'), 'Smit');
    await user.type(screen.getByLabelText('*E-mailadres'), 'Femke@Bakkerij.nl');
    await user.click(save());
    expect(await screen.findByText('Deze gebruiker bestaat al')).toBeVisible();
    expect(screen.getByLabelText('*E-mailadres')).toHaveFocus();
    expect(api.calls(inviteUser)).toEqual([]);
    await user.keyboard('{Escape}');
    expect(
      await screen.findByText('Weet je zeker dat je wil afsluiten zonder op te slaan?'),
    ).toBeInTheDocument();
  });

  it('changes a name of one that works here alone, the own one everywhere', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Maria van der Velde' }));
    expect(await screen.findByText('Wijzig gebruiker')).toBeInTheDocument();
    expect(screen.getByLabelText('E-mailadres')).toHaveAttribute('readonly');
    expect(save()).toBeDisabled();
    await user.type(screen.getByLabelText('*Voornaam'), 'nne');
    api.on(updateUser, ({ body }) => ({ ...myself, ...body, updated_at: 'later' }) as CompanyUser);
    await user.click(save());
    expect(await screen.findByText('Al je wijzigingen zijn succesvol opgeslagen')).toBeVisible();
    expect(api.calls(updateUser)[0]).toMatchObject({
      params: { id: 1 },
      body: { name: 'Marianne', last_name: 'van der Velde', updated_at: myself.updated_at },
    });
    expect(currentSession().user?.name).toBe('Marianne');
  });

  it('shows what a colleague made of a user meanwhile, keeps what was typed, and saves that over it', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Femke Smit' }));
    await user.type(await screen.findByLabelText('*Voornaam'), 'tje');
    const theirs = { ...femke, last_name: 'Smits', updated_at: '2026-11-21T10:00:00.000Z' };
    api.on(listUsers, () => [myself, theirs, invited]);
    api.fail(updateUser, 409, { message: 'Piet heeft dit intussen gewijzigd' });
    await user.click(save());
    expect(await screen.findByText(/^Piet heeft dit intussen gewijzigd/)).toBeVisible();
    expect(screen.getByLabelText('*Voornaam')).toHaveValue('Femketje');

    await user.click(screen.getByRole('button', { name: 'Bekijk de nieuwe versie' }));
    expect(await screen.findByDisplayValue('Smits')).toBeVisible();
    expect(screen.getByLabelText('*Voornaam')).toHaveValue('Femke');
    await user.click(await screen.findByRole('button', { name: 'Herstel concept' }));
    api.on(updateUser, () => theirs);
    await user.click(save());
    expect(await screen.findByText('Al je wijzigingen zijn succesvol opgeslagen')).toBeVisible();
    expect(api.calls(updateUser).map(({ body }) => body)).toMatchObject([
      { name: 'Femketje', updated_at: femke.updated_at },
      { name: 'Femketje', updated_at: theirs.updated_at },
    ]);
  });

  it('sends an invitation again, and takes somebody out after asking', async () => {
    const user = await open();
    api.on(resendInvitation, () => null);
    await user.click(rowOf('ruben@elders.nl').getByRole('button', { name: /^Acties/ }));
    await user.click(await screen.findByText('Uitnodiging opnieuw versturen'));
    expect(
      await screen.findByText('Uitnodiging is opnieuw verstuurd naar ruben@elders.nl'),
    ).toBeVisible();

    api.on(removeUser, () => null);
    saveDraft('user.2', {});
    await user.click(screen.getByRole('button', { name: 'Acties: Femke Smit' }));
    await user.click(await screen.findByText('Verwijderen'));
    expect(
      await screen.findByText(/^Femke Smit kan hier meteen niet meer bij/),
    ).toBeInTheDocument();
    expect(api.calls(removeUser)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findByText('Femke Smit is verwijderd')).toBeVisible();
    expect(api.calls(removeUser)[0]?.params).toEqual({ id: 7, userId: 2 });
    expect(readDraft('user.2')).toBeNull();
  });
});
