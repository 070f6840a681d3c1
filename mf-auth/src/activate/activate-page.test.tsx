import { activate } from '@boekwerk/shared/contract/auth';
import { getUser, type OwnUser } from '@boekwerk/shared/contract/users';
import { currentSession, endSession, startSession } from '@boekwerk/shared/session/session-store';
import { someAnswers } from '@boekwerk/shared/testing/a-company';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, aUser } from '@boekwerk/shared/testing/signed-in';
import { act, configure, screen, waitFor } from '@testing-library/react';
import { LoginPage } from '../login/login-page';
import { ActivatePage } from './activate-page';

const api = fakeApi();
const PROVEN = { token: aToken(), qr_code_url: 'valid', proven: 'account' as const };

function open() {
  window.history.replaceState(null, '', '/activate?code=geheim');
  return renderScreen(<ActivatePage />, {
    path: '/activate',
    at: '/activate?code=geheim',
    others: [{ path: '/login', element: <LoginPage /> }],
  });
}

// Effects run twice, as they may at any time.
beforeAll(() => configure({ reactStrictMode: true }));
afterAll(() => configure({ reactStrictMode: false }));
afterEach(() => {
  jest.useRealTimers();
  endSession();
});

describe('/activate', () => {
  it('spends the code once, even when effects run twice, and signs in', async () => {
    api.on(activate, () => PROVEN);
    const { address } = open();
    expect(
      await screen.findByRole('heading', { name: 'Je account is geactiveerd!' }),
    ).toBeVisible();
    expect(api.calls(activate).map(({ body }) => body.activation_code)).toEqual(['geheim']);
    expect(currentSession().token).toBe('abc');
    expect(window.location.href).not.toContain('geheim');
    expect(address()).toBe('/activate?code=geheim');
    expect(screen.getByRole('link', { name: 'Nu naar het dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  });

  it('counts down from five and then goes to the root', async () => {
    api.on(activate, () => PROVEN);
    jest.useFakeTimers({ advanceTimers: true });
    const { address } = open();
    expect(await screen.findByText('Je gaat over 5 seconden naar je dashboard.')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(4000));
    expect(screen.getByText('Je gaat over 1 seconde naar je dashboard.')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(address()).toBe('/');
  });

  it('leads to sign-in with a link that no longer works', async () => {
    api.fail(activate, 400, { message: 'Code is onjuist' });
    const { address } = open();
    expect(await screen.findByText('Deze link werkt niet meer')).toBeVisible();
    expect(address()).toBe('/login');
  });

  it('says that the account is active when the link is opened again', async () => {
    api.fail(activate, 409, { message: 'Je account is al actief. Log in om verder te gaan.' });
    open();
    expect(await screen.findByText(/^Je account is al actief/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login');
  });

  it('says what is wrong, and not as if it were done, of an address that is somebody else by now', async () => {
    api.fail(activate, 422, { errors: { email: ['Dit e-mailadres is al in gebruik'] } });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Dit e-mailadres is al in gebruik');
    expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login');
  });

  it('says of another address that it is proven', async () => {
    api.on(activate, () => ({ ...PROVEN, proven: 'address' as const }));
    open();
    expect(
      await screen.findByRole('heading', { name: 'Je e-mailadres is bevestigd' }),
    ).toBeVisible();
  });

  it('says so at sign-in as well, of who stops at the second factor', async () => {
    api.on(activate, () => ({ ...PROVEN, qr_code_url: '', proven: 'address' as const }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Annuleren' }));
    expect(await screen.findByText('Je e-mailadres is bevestigd')).toBeVisible();
    expect(screen.getByText('Log ermee in om verder te gaan.')).toBeVisible();
  });

  describe('for another user than who is signed in', () => {
    const ASKED = /^Je bent ingelogd als Maria van der Velde. Doorgaan als jan@elders\.nl\?$/;
    beforeEach(() => {
      startSession(aToken({ token: 'old' }));
      api.on(getUser, () => aUser());
    });
    const answersFor = (user: OwnUser) =>
      api.on(activate, () => ({ ...PROVEN, session: { ...someAnswers(), user } }));

    it('asks before it goes on as them, as anybody may send somebody a link of their own', async () => {
      answersFor(aUser({ id: 2, email: 'jan@elders.nl' }));
      const { user } = open();
      expect(await screen.findByText(ASKED)).toBeVisible();
      expect(currentSession().token).toBe('old');
      await user.click(screen.getByRole('button', { name: 'Doorgaan' }));
      expect(
        await screen.findByRole('heading', { name: 'Je account is geactiveerd!' }),
      ).toBeVisible();
      expect(currentSession().token).toBe('abc');
    });

    it('stays who is signed in when that is what they want', async () => {
      answersFor(aUser({ id: 2, email: 'jan@elders.nl' }));
      const { user, address } = open();
      await user.click(await screen.findByRole('button', { name: 'Annuleren' }));
      await waitFor(() => expect(address()).toBe('/dashboard'));
      expect(currentSession().token).toBe('old');
    });

    it('asks nothing of who opens their own link', async () => {
      answersFor(aUser());
      open();
      await waitFor(() => expect(currentSession().token).toBe('abc'));
    });
  });

  it('keeps the code for another try when the server is away', async () => {
    api.fail(activate, 503, { message: 'De server is even niet bereikbaar.' });
    const { user } = open();
    expect(await screen.findByText('De server is even niet bereikbaar.')).toBeVisible();
    api.on(activate, () => PROVEN);
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await waitFor(() => expect(currentSession().token).toBe('abc'));
  });
});
