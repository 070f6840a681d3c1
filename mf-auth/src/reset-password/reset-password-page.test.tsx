import { checkResetCode, resetPassword } from '@boekwerk/shared/contract/users';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { screen, waitFor } from '@testing-library/react';
import { LoginPage } from '../login/login-page';
import { ResetPasswordPage } from './reset-password-page';

const api = fakeApi();

beforeEach(() => api.on(checkResetCode, () => ({ old_email: null })));

function open() {
  window.history.replaceState(null, '', '/resetpassword?code=geheim');
  return renderScreen(<ResetPasswordPage />, {
    path: '/resetpassword',
    at: '/resetpassword?code=geheim',
    others: [{ path: '/login', element: <LoginPage /> }],
  });
}

async function choose(password: string) {
  const page = open();
  await page.user.type(await screen.findByLabelText('Nieuw wachtwoord'), password);
  await page.user.click(screen.getByRole('button', { name: 'Klaar' }));
  return page;
}

describe('/resetpassword', () => {
  it('sends the code, which has left the address bar, and says at sign-in that it worked', async () => {
    api.on(resetPassword, () => null);
    await choose('Welkom!');
    expect(await screen.findByText('Je wachtwoord is veranderd')).toBeVisible();
    expect(screen.getByText('Log opnieuw in met je nieuwe wachtwoord')).toBeVisible();
    expect(window.location.href).not.toContain('geheim');
    expect(api.calls(resetPassword)[0]?.body).toEqual({
      code: 'geheim',
      password: 'Welkom!',
      password_confirm: 'Welkom!',
    });
  });

  it('holds a password to the rules before it calls', async () => {
    await choose('welkom');
    expect(await screen.findByText(/Gebruik minimaal 6 tekens/)).toBeVisible();
    expect(screen.getByLabelText('Nieuw wachtwoord')).toHaveFocus();
    expect(api.calls(resetPassword)).toEqual([]);
  });

  it('says that a link is dead before a password is typed, and offers a new one', async () => {
    api.fail(checkResetCode, 422, { errors: { code: ['Deze link is niet meer geldig.'] } });
    const { user, address } = open();
    expect(await screen.findByText('Deze link is al gebruikt of verlopen.')).toBeVisible();
    expect(screen.queryByLabelText('Nieuw wachtwoord')).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/forgotpassword');
  });

  it('looks again when the server was away', async () => {
    api.fail(checkResetCode, 503, { message: 'De server is even niet bereikbaar.' });
    const { user } = open();
    expect(await screen.findByText('De server is even niet bereikbaar.')).toBeVisible();
    api.on(checkResetCode, () => ({ old_email: null }));
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByLabelText('Nieuw wachtwoord')).toBeVisible();
  });

  it('says which address is put back', async () => {
    api.on(checkResetCode, () => ({ old_email: 'sanne@bakkerij.nl' }));
    open();
    expect(await screen.findByRole('heading', { name: 'E-mailadres terugzetten' })).toBeVisible();
    expect(screen.getByText(/Je logt straks weer in met sanne@bakkerij.nl/)).toBeVisible();
  });

  it('offers a new link when this one was used meanwhile', async () => {
    api.fail(resetPassword, 422, { errors: { code: ['Code is onjuist'] } });
    const { user, address } = await choose('Welkom!');
    expect(await screen.findByText('Deze link is al gebruikt of verlopen.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vraag een nieuwe link aan' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/forgotpassword');
  });

  it('puts the messages of a 422 at the field', async () => {
    api.fail(resetPassword, 422, { errors: { password: ['Kies een nieuw wachtwoord.'] } });
    await choose('Welkom!');
    expect(await screen.findByText('Kies een nieuw wachtwoord.')).toBeVisible();
  });

  it('is of no use without a code', async () => {
    const { address } = renderScreen(<ResetPasswordPage />, { path: '/resetpassword' });
    await waitFor(() => expect(address()).toBe('/forgotpassword'));
  });
});
