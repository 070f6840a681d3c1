import {
  getUser,
  type OwnUser,
  resendActivation,
  updateProfile,
  withdrawAddress,
} from '@boekwerk/shared/contract/users';
import { currentSession, startSession } from '@boekwerk/shared/session/session-store';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, aUser, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { ProfilePage } from './profile-page';

const api = fakeApi();
signedIn();

async function open(over: Parameters<typeof aUser>[0] = {}) {
  api.on(getUser, () => aUser(over));
  const { user } = renderScreen(<ProfilePage />, { path: '/settings/account/profile' });
  await screen.findByLabelText(/Voornaam/);
  return user;
}

const save = () => screen.getByRole('button', { name: 'Opslaan' });
const chooser = () => screen.getByLabelText(/Kies een foto/);

describe('/settings/account/profile', () => {
  it('saves what was changed, says so, and renames the user everywhere', async () => {
    const user = await open();
    expect(save()).toBeDisabled();
    api.on(updateProfile, ({ body }) => ({ ...aUser(), ...body, updated_at: 'later' }) as OwnUser);
    const name = screen.getByLabelText(/Voornaam/);
    await user.clear(name);
    await user.type(name, 'Marieke');
    await user.click(save());
    expect(await screen.findByText('Wijzigingen opgeslagen')).toBeVisible();
    expect(screen.getByText('Al je wijzigingen zijn succesvol opgeslagen')).toBeVisible();
    expect(api.calls(updateProfile)[0]?.body).toEqual({
      name: 'Marieke',
      last_name: 'van der Velde',
      email: 'maria@bakkerij.nl',
      question_mails: true,
      current_password: '',
      otp: '',
      updated_at: '2026-11-01T09:00:00.000Z',
    });
    expect(currentSession().user?.name).toBe('Marieke');
    expect(save()).toBeDisabled();
  });

  it('switches off what one is mailed of questions, which an accountant at the firm is not', async () => {
    const user = await open();
    api.on(updateProfile, ({ body }) => ({ ...aUser(), ...body, updated_at: 'later' }) as OwnUser);
    await user.click(screen.getByLabelText('Mail me als mijn boekhouder op antwoord wacht'));
    await user.click(save());
    expect(await screen.findByText('Wijzigingen opgeslagen')).toBeVisible();
    expect(api.calls(updateProfile)[0]?.body.question_mails).toBe(false);
    cleanup();

    await open({ role: 1 });
    expect(screen.getByLabelText(/^Mail me/)).toBeVisible();
    cleanup();

    startSession(aToken({ type: 1, relation_id: 2, is_owner: true }));
    describedAs({ id: 2 }, { user: aUser({ role: 1 }) });
    await open({ role: 1 });
    expect(screen.queryByLabelText(/^Mail me/)).not.toBeInTheDocument();
  });

  it('asks for each name and the e-mail address', async () => {
    const user = await open();
    for (const label of [/Voornaam/, /Achternaam/, /E-mailadres/])
      await user.clear(screen.getByLabelText(label));
    await user.click(save());
    for (const text of [
      'Voornaam is verplicht.',
      'Achternaam is verplicht.',
      'E-mailadres is verplicht.',
    ])
      expect(await screen.findByText(text)).toBeVisible();
  });

  it('asks for the password once the address is another, and shows what is wrong with it', async () => {
    const user = await open();
    expect(screen.queryByLabelText(/Huidig wachtwoord/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText(/E-mailadres/), '.nl');
    await user.type(screen.getByLabelText(/Huidig wachtwoord/), 'Fout-1!');
    expect(screen.queryByLabelText(/Code uit je app/)).not.toBeInTheDocument();
    api.fail(updateProfile, 422, {
      errors: { current_password: ['Huidig wachtwoord is onjuist'] },
    });
    await user.click(save());
    expect(await screen.findByText('Huidig wachtwoord is onjuist')).toBeVisible();
    expect(screen.getByLabelText(/E-mailadres/)).toHaveValue('maria@bakkerij.nl.nl');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Fout-1!');

    api.on(updateProfile, () => aUser({ new_email: 'maria@bakkerij.nl.nl' }));
    await user.click(save());
    expect(await screen.findByText(/^maria@bakkerij.nl.nl wacht op bevestiging/)).toBeVisible();
    expect(screen.getByLabelText(/E-mailadres/)).toHaveValue('maria@bakkerij.nl');
    expect(screen.queryByLabelText(/Huidig wachtwoord/)).not.toBeInTheDocument();
  });

  it('asks for a code of the app as well where there is a second factor', async () => {
    const user = await open({ has_second_step: true });
    await user.type(screen.getByLabelText(/E-mailadres/), '.nl');
    await user.type(screen.getByLabelText(/Huidig wachtwoord/), 'Welkom!');
    await user.type(screen.getByLabelText(/Code uit je app/), '123456');
    api.on(updateProfile, () => aUser());
    await user.click(save());
    expect(await screen.findByText('Wijzigingen opgeslagen')).toBeVisible();
    expect(api.calls(updateProfile)[0]?.body).toMatchObject({
      email: 'maria@bakkerij.nl.nl',
      current_password: 'Welkom!',
      otp: '123456',
    });
  });

  it('takes an address that waits for its proof back', async () => {
    const user = await open({ new_email: 'nieuw@bakkerij.nl' });
    api.on(withdrawAddress, () => aUser());
    await user.click(screen.getByRole('button', { name: 'Wijziging annuleren' }));
    await waitFor(() => expect(screen.queryByText(/wacht op bevestiging/)).not.toBeInTheDocument());
    expect(api.calls(withdrawAddress)).toHaveLength(1);
  });

  it('keeps the focus on the page when the bar of an address goes that waited', async () => {
    api.on(getUser, () => aUser({ new_email: 'nieuw@bakkerij.nl' }));
    api.on(withdrawAddress, () => aUser());
    const page = (
      <main>
        <ProfilePage />
      </main>
    );
    const { user } = renderScreen(page, { path: '/settings/account/profile' });
    const withdraw = await screen.findByRole('button', { name: 'Wijziging annuleren' });
    await user.click(withdraw);
    await waitFor(() => expect(withdraw).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('sends the activation mail again to who never proved the address', async () => {
    const user = await open({ is_activated: false });
    expect(screen.getByText(/tot dan kun je niets naar anderen verzenden/)).toBeVisible();
    api.on(resendActivation, () => null);
    await user.click(screen.getByRole('button', { name: 'Stuur de activatiemail opnieuw' }));
    expect(await screen.findByText('Activatiemail verstuurd')).toBeVisible();
  });

  it('refuses a photo that is too large or none, before sending it', async () => {
    const user = await open();
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' });
    await user.upload(chooser(), large);
    expect(
      await screen.findByText('Geselecteerde bestand mag niet groter zijn dan 5 MB'),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
