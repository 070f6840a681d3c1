import { login } from '@boekwerk/shared/contract/auth';
import { currentSession, endSession } from '@boekwerk/shared/session/session-store';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken } from '@boekwerk/shared/testing/signed-in';
import { screen } from '@testing-library/react';
import { LoginPage } from './login-page';

const api = fakeApi();

async function signIn(email: string, password: string) {
  const { user } = renderScreen(<LoginPage />, { path: '/login' });
  if (email) await user.type(screen.getByLabelText('E-mail'), email);
  if (password) await user.type(screen.getByLabelText('Wachtwoord'), password);
  await user.click(screen.getByRole('button', { name: 'Inloggen' }));
  return user;
}

afterEach(endSession);

describe('/login', () => {
  it('asks for both fields before it calls', async () => {
    await signIn('', '');
    expect(await screen.findByText('E-mail is verplicht.')).toBeVisible();
    expect(screen.getByText('Wachtwoord is verplicht.')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    expect(api.calls(login)).toEqual([]);
  });

  it('starts the session of who gave the right pair', async () => {
    api.on(login, () => ({ token: aToken(), qr_code_url: 'valid' }));
    await signIn('jan@bakkerij.nl', 'Welkom-2026!');
    expect(api.calls(login)[0]?.body).toEqual({
      email: 'jan@bakkerij.nl',
      password: 'Welkom-2026!',
    });
    expect(currentSession()).toMatchObject({ token: 'abc', relation_id: 7, is_owner: true });
  });

  it('lists what went wrong and lets the user try again', async () => {
    api.fail(login, 400, { message: 'Bad Request' });
    await signIn('jan@bakkerij.nl', 'fout');
    expect(await screen.findByRole('listitem')).toHaveTextContent('Email of wachtwoord is onjuist');
    expect(screen.getByRole('button', { name: 'Inloggen' })).toBeEnabled();
    expect(currentSession().token).toBeNull();
  });

  it('merges the messages of a 422 at their fields', async () => {
    api.fail(login, 422, { errors: { email: ['E-mailadres is onjuist'] } });
    await signIn('jan', 'geheim');
    expect(await screen.findByText('E-mailadres is onjuist')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
  });

  it('works with password managers and shows the password on request', async () => {
    const { user } = renderScreen(<LoginPage />, { path: '/login' });
    const password = screen.getByLabelText('Wachtwoord');
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    await user.click(screen.getByRole('button', { name: 'Toon wachtwoord' }));
    expect(password).toHaveAttribute('type', 'text');
  });
});
