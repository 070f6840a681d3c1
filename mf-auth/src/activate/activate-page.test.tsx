import { activate } from '@boekwerk/shared/contract/auth';
import { currentSession, endSession } from '@boekwerk/shared/session/session-store';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken } from '@boekwerk/shared/testing/signed-in';
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
    expect(await screen.findByText('Je account is niet geactiveerd')).toBeVisible();
    expect(address()).toBe('/login');
  });

  it('says that the account is active when the link is opened again', async () => {
    api.fail(activate, 409, { message: 'Je account is al actief. Log in om verder te gaan.' });
    open();
    expect(await screen.findByText(/^Je account is al actief/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login');
  });

  it('says of another address that it is proven', async () => {
    api.on(activate, () => ({ ...PROVEN, proven: 'address' as const }));
    open();
    expect(
      await screen.findByRole('heading', { name: 'Je e-mailadres is bevestigd' }),
    ).toBeVisible();
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
