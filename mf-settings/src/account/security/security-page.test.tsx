import {
  confirmNewApp,
  confirmTwoFactor,
  deleteDevice,
  disableTwoFactor,
  endOneSession,
  endOtherSessions,
  getSecurity,
  renewRecoveryCodes,
  type Security,
  startNewApp,
  startTwoFactor,
} from '@boekwerk/shared/contract/security';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor, within } from '@testing-library/react';
import { SecurityPage } from './security-page';

const api = fakeApi();
signedIn();

const CODES = ['ABCD-EFGH', 'JKLM-NPQR'];
const WHEN = '2026-11-20T10:00:00.000Z';

function serve(two_factor: Partial<Security['two_factor']>, over: Partial<Security> = {}) {
  const usual: Security['two_factor'] = {
    mode: 'optional',
    is_enabled: true,
    recovery_codes_left: 10,
  };
  api.on(getSecurity, () => ({
    two_factor: { ...usual, ...two_factor },
    passkeys: { address: null, rows: [] },
    devices: [],
    sessions: [aSession()],
    ...over,
  }));
}

function open(two_factor: Partial<Security['two_factor']>, over?: Partial<Security>) {
  serve(two_factor, over);
  return renderScreen(<SecurityPage />, { path: '/settings/account/security' }).user;
}

const aSession = (over: Partial<Security['sessions'][number]> = {}) => ({
  id: '3f0b6d1e-8d3f-4c57-9d5e-0b6a1f0c9a11',
  name: 'Chrome op Windows',
  network: '203.0.113.*',
  relation_name: 'Bakkerij Jansen',
  is_current: true,
  created_at: WHEN,
  last_used_at: WHEN,
  ...over,
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Has a call answered with recovery codes when what is given back is called. */
function answersLater(endpoint: typeof renewRecoveryCodes | typeof confirmTwoFactor) {
  let answer = () => {};
  const codes = new Promise<{ recovery_codes: string[] }>((resolve) => {
    answer = () => resolve({ recovery_codes: CODES });
  });
  api.on(endpoint, () => codes);
  return () => answer();
}

describe('/settings/account/security', () => {
  it('turns the second factor on with a password and a code, and shows the recovery codes', async () => {
    const user = open({ is_enabled: false, recovery_codes_left: 0 });
    api.on(startTwoFactor, () => ({ qr_code_url: 'otpauth://totp/B:m?secret=JBSWY3DPEHPK3PXP' }));
    await user.click(await button('Zet aan'));
    await user.type(await screen.findByLabelText(/Wachtwoord/), 'Geheim!1');
    await user.click(await button('Verder'));
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR-code voor je authenticator-app' })).toBeVisible();

    const dialog = within(screen.getByRole('dialog'));
    api.fail(confirmTwoFactor, 400, { message: 'Code is onjuist' });
    await user.type(dialog.getByLabelText(/Code uit de app/), '12345');
    expect(dialog.getByRole('button', { name: 'Zet aan' })).toBeDisabled();
    await user.type(dialog.getByLabelText(/Code uit de app/), '6');
    await user.click(dialog.getByRole('button', { name: 'Zet aan' }));
    expect(await dialog.findByText('Code is onjuist')).toBeVisible();

    api.on(confirmTwoFactor, () => ({ recovery_codes: CODES }));
    await user.click(dialog.getByRole('button', { name: 'Zet aan' }));
    for (const code of CODES) expect(await dialog.findByText(code)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Ik heb ze bewaard' }));
    await waitFor(() => expect(screen.queryByText('ABCD-EFGH')).not.toBeInTheDocument());
    expect(await screen.findByText('Tweestapsverificatie is aangezet')).toBeVisible();
  });

  it('turns it off only with the right password', async () => {
    const user = open({});
    api.fail(disableTwoFactor, 422, { errors: { password: ['Wachtwoord is onjuist'] } });
    await user.click(await button('Zet uit'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Zet uit' }));
    expect(await dialog.findByText('Wachtwoord is verplicht.')).toBeVisible();
    await user.type(dialog.getByLabelText(/Wachtwoord/), 'Geheim!1');
    await user.type(dialog.getByLabelText(/Code uit je app/), '123456');
    await user.click(dialog.getByRole('button', { name: 'Zet uit' }));
    expect(await dialog.findByText('Wachtwoord is onjuist')).toBeVisible();
    expect(api.calls(disableTwoFactor)[0]?.body).toEqual({ password: 'Geheim!1', otp: '123456' });

    api.on(disableTwoFactor, () => null);
    serve({ is_enabled: false });
    await user.click(dialog.getByRole('button', { name: 'Zet uit' }));
    expect(await screen.findByText('Tweestapsverificatie is uitgezet')).toBeVisible();
    // The button that opened the dialog is gone.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Zet aan' })).toHaveFocus());
  });

  it('moves to another app with a code of the present one, then of the new one', async () => {
    const user = open({ mode: 'required' });
    api.on(startNewApp, () => ({
      qr_code_url: 'otpauth://totp/B:m?secret=JBSWY3DPEHPK3PXP',
      sealed_secret: 'sealed',
    }));
    await user.click(await button('Andere app of telefoon'));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Overstappen op een andere app' }),
    );
    expect(dialog.getByText(/Je huidige app werkt tot .* tien nieuwe herstelcodes/)).toBeVisible();
    await user.type(dialog.getByLabelText(/Wachtwoord/), 'Geheim!1');
    await user.type(dialog.getByLabelText(/Code uit je app/), 'abcd-efgh');
    expect(dialog.queryByText(/Maximale lengte/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Verder' }));
    expect(await dialog.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(api.calls(startNewApp)[0]?.body).toEqual({ password: 'Geheim!1', otp: 'ABCD-EFGH' });

    api.on(confirmNewApp, () => ({ recovery_codes: CODES }));
    await user.type(dialog.getByLabelText(/Code uit de nieuwe app/), '123456');
    await user.click(dialog.getByRole('button', { name: 'Stap over' }));
    for (const code of CODES) expect(await dialog.findByText(code)).toBeVisible();
    expect(api.calls(confirmNewApp)[0]?.body).toEqual({ otp: '123456', sealed_secret: 'sealed' });
    await user.click(dialog.getByRole('button', { name: 'Ik heb ze bewaard' }));
    expect(await screen.findByText('Je bent overgestapt op je nieuwe app')).toBeVisible();
  });

  it.each([
    ['off', false, 'Deze installatie vraagt bij het inloggen niet om een tweede stap', 'Zet aan'],
    ['required', true, 'Uitzetten kan niet', 'Zet uit'],
  ] as const)('offers nothing that the installation does not allow: %s', async (...row) => {
    const [mode, is_enabled, text, absent] = row;
    open({ mode, is_enabled });
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
    expect(screen.queryByRole('button', { name: absent })).not.toBeInTheDocument();
  });

  it('offers nothing to who has it on where the installation asks for none, and says so', async () => {
    open({ mode: 'off', recovery_codes_left: 1 });
    expect(
      await screen.findByText(/vraagt bij het inloggen niet .* blijven bewaard/),
    ).toBeVisible();
    expect(screen.getByText('Niet in gebruik')).toBeVisible();
    expect(screen.queryByText(/Bij het inloggen vraagt Boekwerk/)).not.toBeInTheDocument();
    for (const name of ['Nieuwe herstelcodes', 'Andere app of telefoon', 'Zet uit', 'Zet aan'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('warns when few recovery codes are left, and makes new ones', async () => {
    const user = open({ recovery_codes_left: 1 });
    expect(await screen.findByText(/Je hebt nog 1 herstelcode. Maak nieuwe codes/)).toBeVisible();
    api.on(renewRecoveryCodes, () => ({ recovery_codes: CODES }));
    await user.click(await button('Nieuwe herstelcodes'));
    await user.type(await screen.findByLabelText(/Wachtwoord/), 'Geheim!1');
    await user.type(await screen.findByLabelText(/Code uit je app/), 'ABCD-EFGH');
    await user.click(await button('Maak nieuwe codes'));
    expect(await screen.findByText('JKLM-NPQR')).toBeVisible();
    const [{ body } = {}] = api.calls(renewRecoveryCodes);
    expect(body).toEqual({ password: 'Geheim!1', otp: 'ABCD-EFGH' });
  });

  it('stays open while new codes are on their way, which are shown once', async () => {
    const user = open({});
    const answer = answersLater(renewRecoveryCodes);
    await user.click(await button('Nieuwe herstelcodes'));
    await user.type(await screen.findByLabelText(/Wachtwoord/), 'Geheim!1');
    await user.type(screen.getByLabelText(/Code uit je app/), '123456{Enter}');
    await waitFor(() => expect(api.calls(renewRecoveryCodes)).toHaveLength(1));
    await user.keyboard('{Escape}');
    await user.click(await button('Annuleren'));
    answer();
    expect(await screen.findByText('ABCD-EFGH')).toBeVisible();
  });

  it('stays open while it is turned on, which ends with codes that are shown once', async () => {
    const user = open({ is_enabled: false, recovery_codes_left: 0 });
    api.on(startTwoFactor, () => ({ qr_code_url: 'otpauth://totp/B:m?secret=JBSWY3DPEHPK3PXP' }));
    const answer = answersLater(confirmTwoFactor);
    await user.click(await button('Zet aan'));
    await user.type(await screen.findByLabelText(/Wachtwoord/), 'Geheim!1{Enter}');
    await user.type(await screen.findByLabelText(/Code uit de app/), '123456{Enter}');
    await waitFor(() => expect(api.calls(confirmTwoFactor)).toHaveLength(1));
    await user.keyboard('{Escape}');
    await user.click(await button('Annuleren'));
    answer();
    expect(await screen.findByText('ABCD-EFGH')).toBeVisible();
  });

  it('asks no code of who has no recovery code left', async () => {
    const user = open({ recovery_codes_left: 0 });
    await user.click(await button('Nieuwe herstelcodes'));
    expect(await screen.findByLabelText(/Wachtwoord/)).toBeVisible();
    expect(screen.queryByLabelText(/Code uit je app/)).not.toBeInTheDocument();
  });

  it('forgets a device, and signs out elsewhere after asking; this session cannot end itself', async () => {
    const user = open(
      {},
      {
        devices: [
          {
            id: 4,
            name: 'Firefox op Linux',
            created_at: WHEN,
            last_used_at: WHEN,
            expires_at: WHEN,
          },
        ],
        sessions: [
          aSession(),
          aSession({
            id: '5a3b6d1e-8d3f-4c57-9d5e-0b6a1f0c9a12',
            name: 'Safari op iPhone',
            is_current: false,
          }),
        ],
      },
    );
    api.on(deleteDevice, () => null);
    await user.click(await button('Vergeet: Firefox op Linux'));
    expect(await screen.findByText('Firefox op Linux wordt niet meer onthouden')).toBeVisible();
    expect(api.calls(deleteDevice)[0]?.params).toEqual({ id: 4 });

    const current = screen.getByText('Dit apparaat').closest('tr') as HTMLElement;
    expect(within(current).queryByRole('button')).not.toBeInTheDocument();
    expect(
      await button(/^Uitloggen: Safari op iPhone, 203\.0\.113\.\*, Bakkerij Jansen, ingelogd \d/),
    ).toBeVisible();

    api.on(endOtherSessions, () => null);
    await user.click(await button('Log overal elders uit'));
    expect(api.calls(endOtherSessions)).toHaveLength(0);
    await user.click(await button('Log uit'));
    expect(await screen.findByText('Je bent overal elders uitgelogd')).toBeVisible();
  });
});

it('keeps the focus on the page when the device or session goes whose button was pressed', async () => {
  const device = { id: 4, name: 'Firefox op Linux', created_at: WHEN };
  const devices = [{ ...device, last_used_at: WHEN, expires_at: WHEN }];
  const id = '5a3b6d1e-8d3f-4c57-9d5e-0b6a1f0c9a12';
  const sessions = [aSession(), aSession({ id, name: 'Safari op iPhone', is_current: false })];
  serve({}, { devices, sessions });
  const page = (
    <main>
      <SecurityPage />
    </main>
  );
  const { user } = renderScreen(page, { path: '/settings/account/security' });
  const forget = await button('Vergeet: Firefox op Linux');
  const heading = screen.getByRole('heading', { level: 1 });
  api.on(deleteDevice, () => null);
  serve({}, { sessions });
  await user.click(forget);
  await waitFor(() => expect(heading).toHaveFocus());

  api.on(endOneSession, () => null);
  serve({});
  const end = await button(/^Uitloggen: Safari op iPhone/);
  await user.click(end);
  await waitFor(() => expect(end).not.toBeInTheDocument());
  expect(heading).toHaveFocus();
});

it('tells on a phone what each of its times is of', async () => {
  const real = window.matchMedia('print');
  const narrow = jest.spyOn(window, 'matchMedia').mockReturnValue({ ...real, matches: true });
  open({});
  expect(await screen.findByText(/ingelogd 20-11-2026 11:00/)).toHaveTextContent(
    'gebruikt 20-11-2026 11:00',
  );
  narrow.mockRestore();
});
