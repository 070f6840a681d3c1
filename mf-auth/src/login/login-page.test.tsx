import { login, verifyOtp } from '@boekwerk/shared/contract/auth';
import { signInWithPasskey, startPasskeySignIn } from '@boekwerk/shared/contract/passkeys';
import { lastSessionEnd } from '@boekwerk/shared/session/session-end';
import {
  currentSession,
  endSession,
  onSessionAnswers,
  startSession,
} from '@boekwerk/shared/session/session-store';
import { someAnswers } from '@boekwerk/shared/testing/a-company';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, describedAs } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { LoginPage } from './login-page';

const api = fakeApi();

async function signIn(email: string, password: string) {
  const page = renderScreen(<LoginPage />, { path: '/login', at: '/login?redirect=%2Frelation' });
  if (email) await page.user.type(screen.getByLabelText('E-mailadres'), email);
  if (password) await page.user.type(screen.getByLabelText('Wachtwoord'), password);
  await page.user.click(screen.getByRole('button', { name: 'Inloggen' }));
  return page;
}

afterEach(() => endSession());

describe('/login', () => {
  it('asks for both fields before it calls', async () => {
    await signIn('', '');
    expect(await screen.findByText('E-mail is verplicht.')).toBeVisible();
    expect(screen.getByText('Wachtwoord is verplicht.')).toBeVisible();
    expect(screen.getByLabelText('E-mailadres')).toHaveFocus();
    expect(api.calls(login)).toEqual([]);
  });

  it('starts the session of who gave the right pair, and goes on to the page that was asked for', async () => {
    api.on(login, () => ({ token: aToken(), qr_code_url: 'valid' }));
    sessionStorage.setItem('left by somebody else', 'x');
    const { router } = await signIn('jan@bakkerij.nl', 'Welkom-2026!');
    expect(api.calls(login)[0]?.body).toEqual({
      email: 'jan@bakkerij.nl',
      password: 'Welkom-2026!',
    });
    expect(currentSession()).toMatchObject({ token: 'abc', relation_id: 7, is_owner: true });
    expect(sessionStorage.getItem('left by somebody else')).toBeNull();
    // The guard, which is not here, leads on from this navigation.
    expect(router.state).toMatchObject({
      historyAction: 'REPLACE',
      location: { pathname: '/login', search: '?redirect=%2Frelation' },
    });
  });

  it('hands over who it is, and what they may, where that came with the token', async () => {
    const taken = jest.fn(() => ({}));
    onSessionAnswers(taken);
    const session = someAnswers();
    api.on(login, () => ({ token: aToken(), qr_code_url: 'valid', session }));
    await signIn('jan@bakkerij.nl', 'Welkom-2026!');
    expect(taken).toHaveBeenCalledWith(session);
  });

  it('lists what went wrong and lets the user try again', async () => {
    api.fail(login, 400, { message: 'Email of wachtwoord is onjuist' });
    await signIn('jan@bakkerij.nl', 'fout');
    expect(await screen.findByRole('listitem')).toHaveTextContent('Email of wachtwoord is onjuist');
    expect(screen.getByRole('button', { name: 'Inloggen' })).toBeEnabled();
    expect(screen.getByLabelText('Wachtwoord')).toHaveValue('fout');
    expect(currentSession().token).toBeNull();
  });

  it('merges the messages of a 422 at their fields', async () => {
    api.fail(login, 422, { errors: { email: ['E-mailadres is onjuist'] } });
    await signIn('jan', 'geheim');
    expect(await screen.findByText('E-mailadres is onjuist')).toBeVisible();
    expect(screen.getByText('Niet alle velden zijn juist ingevuld')).toBeVisible();
    expect(screen.getByLabelText('E-mailadres')).toBeInvalid();
    expect(screen.getByLabelText('E-mailadres')).toHaveFocus();
  });

  it('is without a session until the second factor is given, and says why the password is asked again', async () => {
    api.on(login, () => ({ token: aToken({ token: 'pending' }), qr_code_url: '' }));
    api.fail(verifyOtp, 401);
    const { user } = await signIn('jan@bakkerij.nl', 'Welkom-2026!');
    await user.type(await screen.findByLabelText('Code van 6 cijfers'), '123456');
    expect(currentSession().token).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Doorgaan' }));
    expect(await screen.findByRole('listitem')).toHaveTextContent('De verificatie duurde te lang');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('E-mailadres')).toHaveValue('jan@bakkerij.nl');
  });

  it.each([
    ['session_expired', 'Je sessie is verlopen'],
    ['password_changed', 'Het wachtwoord van dit account is gewijzigd.'],
    ['signed_out', 'Deze sessie is ergens anders beëindigd.'],
    ['taken_over', 'Deze sessie is misschien ook door iemand anders gebruikt.'],
    ['access_withdrawn', 'Je hebt geen toegang meer tot Bakkerij Jansen'],
  ] as const)('says that the session before ended, by %s', (reason, text) => {
    startSession(aToken());
    describedAs();
    endSession(reason);
    renderScreen(<LoginPage />, { path: '/login' });
    expect(screen.getByText(text, { exact: false })).toBeVisible();
  });

  it('says nothing of the kind to who logged out, and keeps it for who signs in', async () => {
    startSession(aToken());
    endSession('session_expired');
    api.on(login, () => ({ token: aToken(), qr_code_url: 'valid' }));
    const { unmount } = await signIn('jan@bakkerij.nl', 'Welkom-2026!');
    expect(lastSessionEnd()).toMatchObject({ reason: 'session_expired', relation_id: 7 });
    unmount();
    endSession();
    const { container } = renderScreen(<LoginPage />, { path: '/login' });
    expect(container).not.toHaveTextContent('verlopen');
  });

  it('works with password managers and shows the password on request', async () => {
    const { user } = renderScreen(<LoginPage />, { path: '/login' });
    const password = screen.getByLabelText('Wachtwoord');
    expect(screen.getByLabelText('E-mailadres')).toHaveAttribute('autocomplete', 'username');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    await user.click(screen.getByRole('button', { name: 'Toon wachtwoord' }));
    expect(password).toHaveAttribute('type', 'text');
  });

  describe('with a passkey', () => {
    const options = {
      challenge: 'Y2g',
      rpId: 'localhost',
      timeout: 1000,
      userVerification: 'required' as const,
    };
    const signed = async () => ({
      ...{ id: 'a2V5', rawId: new ArrayBuffer(3), type: 'public-key' },
      response: {
        clientDataJSON: new ArrayBuffer(1),
        authenticatorData: new ArrayBuffer(2),
        signature: new ArrayBuffer(3),
        userHandle: new ArrayBuffer(4),
      },
      getClientExtensionResults: () => ({}),
    });

    /** A browser that has passkeys, and what it does when it is asked for one. */
    function browserThat(get: () => Promise<unknown>) {
      Object.assign(window, { PublicKeyCredential: class {} });
      Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
      api.on(startPasskeySignIn, () => ({ options }));
    }
    afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));

    async function press() {
      const page = renderScreen(<LoginPage />, { path: '/login' });
      await page.user.click(screen.getByRole('button', { name: 'Inloggen met passkey' }));
      return page;
    }

    it('starts a session without a name or a password', async () => {
      browserThat(signed);
      api.on(signInWithPasskey, () => ({ token: aToken(), qr_code_url: 'valid' }));
      await press();
      await waitFor(() => expect(currentSession()).toMatchObject({ token: 'abc' }));
      expect(api.calls(signInWithPasskey)[0]?.body).toMatchObject({ credential: { id: 'a2V5' } });
    });

    it('says how to come to one when the user has none, or stops', async () => {
      browserThat(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
      await press();
      expect(await screen.findByRole('listitem')).toHaveTextContent(/^Er is geen passkey gekozen/);
      expect(screen.getByRole('button', { name: 'Inloggen met passkey' })).toBeEnabled();
      expect(api.calls(signInWithPasskey)).toEqual([]);
    });

    it('says what is wrong with one that is not known any more', async () => {
      browserThat(signed);
      api.fail(signInWithPasskey, 400, { message: 'Met deze passkey kun je hier niet inloggen.' });
      await press();
      expect(await screen.findByRole('listitem')).toHaveTextContent('Met deze passkey kun je');
    });

    it('is not offered by a browser that has none', () => {
      renderScreen(<LoginPage />, { path: '/login' });
      expect(screen.queryByRole('button', { name: /passkey/ })).not.toBeInTheDocument();
    });
  });
});
