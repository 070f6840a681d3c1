import {
  addPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '@boekwerk/shared/contract/passkeys';
import { getSecurity, type Security } from '@boekwerk/shared/contract/security';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { cleanup, screen, within } from '@testing-library/react';
import { SecurityPage } from '../security-page';

const api = fakeApi();
signedIn();

const WHEN = '2026-11-20T10:00:00.000Z';
const HERE = window.location.origin;
const LAPTOP = { id: 3, name: 'Laptop', created_at: WHEN, last_used_at: null };
const KEY = { id: 'a2V5', rawId: new ArrayBuffer(3), type: 'public-key' };
const OPTIONS = {
  challenge: 'Y2g',
  rp: { id: 'localhost', name: 'Boekwerk' },
  user: { id: 'dQ', name: 'maria@bakkerij.nl', displayName: 'Maria' },
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  timeout: 1000,
  attestation: 'none' as const,
  authenticatorSelection: {
    residentKey: 'required' as const,
    userVerification: 'required' as const,
  },
  excludeCredentials: [],
};

/** A browser that can make passkeys, and what it does when it is asked. */
function browserThat(create: () => Promise<unknown>) {
  Object.assign(window, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
}
const made = async () => ({
  ...KEY,
  response: {
    clientDataJSON: new ArrayBuffer(1),
    attestationObject: new ArrayBuffer(2),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
});

afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));

function open(passkeys: Security['passkeys'], is_enabled = false) {
  api.on(getSecurity, () => ({
    two_factor: { mode: 'optional' as const, is_enabled, recovery_codes_left: 10 },
    passkeys,
    devices: [],
    sessions: [],
  }));
  return renderScreen(<SecurityPage />, { path: '/settings/account/security' }).user;
}

async function fillIn(user: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: 'Passkey toevoegen' }));
  await user.type(await screen.findByRole('textbox', { name: /Naam/ }), 'Laptop');
  await user.type(screen.getByLabelText(/Wachtwoord/), 'Geheim!1');
}

const goOn = () => screen.getByRole('button', { name: 'Verder' });

describe('passkeys', () => {
  it('are added with a name and the password, once the browser has made one', async () => {
    browserThat(made);
    const user = open({ address: HERE, rows: [] });
    api.on(startPasskey, () => ({ options: OPTIONS }));
    api.on(addPasskey, () => LAPTOP);
    await fillIn(user);
    expect(screen.queryByLabelText(/Code uit je app/)).not.toBeInTheDocument();
    await user.click(goOn());
    expect(await screen.findByText('Je kunt nu inloggen met Laptop')).toBeVisible();
    expect(api.calls(startPasskey)[0]?.body).toEqual({ password: 'Geheim!1', otp: '' });
    expect(api.calls(addPasskey)[0]?.body).toMatchObject({
      name: 'Laptop',
      credential: { id: 'a2V5', response: { transports: ['internal'] } },
    });
  });

  it('keep what was typed when the password is wrong, or the user stops', async () => {
    browserThat(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const user = open({ address: HERE, rows: [] });
    await fillIn(user);
    api.fail(startPasskey, 422, { errors: { password: ['Wachtwoord is onjuist'] } });
    await user.click(goOn());
    expect(await screen.findByText('Wachtwoord is onjuist')).toBeVisible();
    api.on(startPasskey, () => ({ options: OPTIONS }));
    await user.type(screen.getByLabelText(/Wachtwoord/), '2');
    await user.click(goOn());
    expect(await screen.findByText(/^Er is geen passkey gemaakt/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Naam/ })).toHaveValue('Laptop');
    expect(api.calls(addPasskey)).toEqual([]);
  });

  it('ask for a code of who signs in with one, and say that a device has one already', async () => {
    browserThat(() => Promise.reject(new DOMException('known', 'InvalidStateError')));
    const user = open({ address: HERE, rows: [LAPTOP] }, true);
    api.on(startPasskey, () => ({ options: OPTIONS }));
    await fillIn(user);
    await user.type(screen.getByLabelText(/Code uit je app/), '123456');
    await user.click(goOn());
    expect(await screen.findByText(/staat al een passkey/)).toBeVisible();
    expect(api.calls(startPasskey)[0]?.body).toMatchObject({ otp: '123456' });
  });

  it('are called otherwise, and removed after a question', async () => {
    browserThat(made);
    const user = open({ address: HERE, rows: [LAPTOP] });
    api.on(renamePasskey, () => ({ ...LAPTOP, name: 'Thuis' }));
    api.on(removePasskey, () => null);
    await user.click(await screen.findByRole('button', { name: 'Naam wijzigen: Laptop' }));
    const name = await screen.findByRole('textbox', { name: /Naam/ });
    await user.clear(name);
    await user.type(name, 'Thuis');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('De passkey heet nu Thuis')).toBeVisible();
    expect(api.calls(renamePasskey)[0]).toMatchObject({
      params: { id: 3 },
      body: { name: 'Thuis' },
    });

    const remove = screen.getByRole('button', { name: 'Verwijderen: Laptop' });
    expect(remove).toHaveClass('ant-btn-dangerous');
    await user.click(remove);
    const dialog = await screen.findByRole('dialog', { name: 'Laptop verwijderen?' });
    await user.click(within(dialog).getByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findByText('Met Laptop kan niet meer worden ingelogd')).toBeVisible();
  });

  it('say where they can be added when it is not here, and are nowhere when they can be nowhere', async () => {
    browserThat(made);
    open({ address: 'https://boekwerk.nl', rows: [] });
    const link = await screen.findByRole('link', { name: 'https://boekwerk.nl' });
    expect(link).toHaveAttribute('href', 'https://boekwerk.nl');
    expect(screen.queryByRole('button', { name: 'Passkey toevoegen' })).not.toBeInTheDocument();
    cleanup();
    open({ address: null, rows: [] });
    expect(await screen.findByText('Waar je bent ingelogd')).toBeVisible();
    expect(screen.queryByText('Passkeys')).not.toBeInTheDocument();
  });
});
