import { acceptInvitation } from '@boekwerk/shared/contract/auth';
import { getUser } from '@boekwerk/shared/contract/users';
import { currentSession, endSession, startSession } from '@boekwerk/shared/session/session-store';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, aUser } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { AcceptInvitationPage } from './accept-invitation-page';

const api = fakeApi();
const welcome = () => ({ token: aToken({ token: 'new' }), qr_code_url: 'valid' });

const open = (at = '/acceptinvitation?code=geheim') =>
  renderScreen(<AcceptInvitationPage />, { path: '/acceptinvitation', at });

afterEach(endSession);

describe('/acceptinvitation', () => {
  it('accepts on arrival and goes to the dashboard', async () => {
    api.on(acceptInvitation, welcome);
    const { address } = open();
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(api.calls(acceptInvitation).map(({ body }) => body)).toEqual([{ code: 'geheim' }]);
    expect(currentSession().token).toBe('new');
  });

  it('goes straight to the dashboard without a code', async () => {
    const { address } = open('/acceptinvitation');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('asks for a password when there is no account yet, and sends it along', async () => {
    api.fail(acceptInvitation, 422, { errors: { password: ['Wachtwoord is verplicht.'] } });
    const { user, address } = open();
    await user.type(await screen.findByLabelText('Wachtwoord'), 'Welkom!');
    api.on(acceptInvitation, welcome);
    await user.click(screen.getByRole('button', { name: 'Uitnodiging accepteren' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(api.calls(acceptInvitation)[1]?.body).toEqual({ code: 'geheim', password: 'Welkom!' });
  });

  it('asks who is signed in already before it goes on as somebody else', async () => {
    startSession(aToken({ token: 'old' }));
    api.on(getUser, () => aUser());
    api.on(acceptInvitation, welcome);
    const { user } = open();
    expect(
      await screen.findByText(
        'Je bent ingelogd als Maria van der Velde. Doorgaan als de uitgenodigde gebruiker?',
      ),
    ).toBeVisible();
    expect(api.calls(acceptInvitation)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Doorgaan' }));
    await waitFor(() => expect(currentSession()).toMatchObject({ token: 'new', user: null }));
  });

  it('asks as well when an expired session no longer says whose it is, and keeps the code', async () => {
    startSession(aToken({ token: 'old' }));
    api.fail(getUser, 401);
    open();
    expect(await screen.findByText(/Je bent al ingelogd/)).toBeVisible();
    expect(currentSession().token).toBe('old');
  });

  it('says that an invitation is of no use any more', async () => {
    api.fail(acceptInvitation, 400, { message: 'Code is onjuist' });
    open();
    expect(await screen.findByText('De uitnodiging kan niet worden geaccepteerd')).toBeVisible();
    const login = screen.getByRole('link', { name: 'Naar inloggen' });
    expect(login).toHaveAttribute('href', '/login');
    expect(login).toHaveFocus();
  });
});
