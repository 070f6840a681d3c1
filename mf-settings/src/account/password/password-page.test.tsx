import { changePassword } from '@boekwerk/shared/contract/users';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen } from '@testing-library/react';
import { PasswordPage } from './password-page';

const api = fakeApi();
signedIn();

const open = () => renderScreen(<PasswordPage />, { path: '/settings/account/password' }).user;
const current = () => screen.getByLabelText(/Huidig wachtwoord/);
const next = () => screen.getByLabelText(/^\*?Nieuw wachtwoord/);
const repeat = () => screen.getByLabelText(/Herhalen nieuw wachtwoord/);
const save = () => screen.getByRole('button', { name: 'Opslaan' });

describe('/settings/account/password', () => {
  it('asks for all three, for another one than now, and for the same one twice', async () => {
    const user = open();
    expect(save()).toBeDisabled();
    await user.type(current(), 'Oud!wachtwoord');
    await user.click(save());
    expect(await screen.findByText('Nieuw wachtwoord is verplicht.')).toBeVisible();
    expect(screen.getByText('Herhalen nieuw wachtwoord is verplicht.')).toBeVisible();

    await user.type(next(), 'Oud!wachtwoord');
    await user.type(repeat(), 'Iets anders');
    await user.clear(current());
    expect(await screen.findByText('Huidig wachtwoord is verplicht.')).toBeVisible();
    await user.type(current(), 'Oud!wachtwoord');
    await user.click(save());
    expect(await screen.findByText('Kies een nieuw wachtwoord.')).toBeVisible();
    expect(screen.getByText('Wachtwoord komt niet overeen.')).toBeVisible();
  });

  it('shows a wrong current one at its field, then changes it and is empty again', async () => {
    const user = open();
    await user.type(current(), 'Fout!123');
    await user.type(next(), 'Nieuw!123');
    expect(screen.getByText('Je wachtwoord voldoet')).toBeInTheDocument();
    await user.type(repeat(), 'Nieuw!123');
    const errors = { current_password: ['Huidig wachtwoord is onjuist'] };
    api.fail(changePassword, 422, { errors });
    await user.click(save());
    expect(await screen.findByText('Huidig wachtwoord is onjuist')).toBeVisible();
    expect(current()).toHaveFocus();

    api.on(changePassword, () => null);
    await user.type(current(), '4');
    await user.click(save());
    expect(await screen.findByText('Wijzigingen opgeslagen')).toBeVisible();
    expect(screen.getByText(/Op al je andere apparaten ben je uitgelogd/)).toBeVisible();
    expect(api.calls(changePassword)[1]?.body).toMatchObject({ current_password: 'Fout!1234' });
    for (const field of [current(), next(), repeat()]) expect(field).toHaveValue('');
    expect(save()).toBeDisabled();
  });
});
