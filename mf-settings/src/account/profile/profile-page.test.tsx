import { getUser, updateProfile } from '@boekwerk/shared/contract/users';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aUser, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen } from '@testing-library/react';
import { ProfilePage } from './profile-page';

const api = fakeApi();
signedIn();

async function open() {
  api.on(getUser, () => aUser());
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
    api.on(updateProfile, ({ body }) => ({ ...aUser(), ...body, updated_at: 'later' }));
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
      updated_at: '2026-11-01T09:00:00.000Z',
    });
    expect(currentSession().user?.name).toBe('Marieke');
    expect(save()).toBeDisabled();
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

  it('keeps what was typed when it was changed elsewhere first, or the address is taken', async () => {
    const user = await open();
    await user.type(screen.getByLabelText(/E-mailadres/), '.nl');
    api.fail(updateProfile, 409, { message: 'Dit is intussen gewijzigd' });
    await user.click(save());
    expect(await screen.findByText('Dit is intussen gewijzigd')).toBeVisible();

    api.fail(updateProfile, 422, { errors: { email: ['Dit e-mailadres is al in gebruik'] } });
    await user.click(save());
    expect(await screen.findByText('Dit e-mailadres is al in gebruik')).toBeVisible();
    expect(screen.getByLabelText(/E-mailadres/)).toHaveValue('maria@bakkerij.nl.nl');
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
