import { verifyOtp } from '@boekwerk/shared/contract/auth';
import { someAnswers } from '@boekwerk/shared/testing/a-company';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { TwoFactorDialog } from './two-factor-dialog';

const api = fakeApi();
const OTPAUTH = 'otpauth://totp/Boekwerk:jan?secret=JBSWY3DPEHPK3PXP&issuer=Boekwerk';

function open(qr_code_url: string) {
  const onSignedIn = jest.fn();
  const onStop = jest.fn();
  const signedIn = { token: aToken({ token: 'pending' }), qr_code_url };
  const { user } = renderScreen(
    <TwoFactorDialog signedIn={signedIn} onSignedIn={onSignedIn} onStop={onStop} />,
  );
  return { user, onSignedIn, onStop };
}

const code = () => screen.getByLabelText('Code van 6 cijfers');
const proceed = () => screen.getByRole('button', { name: 'Doorgaan' });

describe('the second factor', () => {
  it('goes on at six digits only, pasted with a space or not, and sends them under the pending token', async () => {
    const bearers = captureBearers();
    const session = someAnswers();
    api.on(verifyOtp, () => ({ token: aToken(), session, recovery_codes: null }));
    const { user, onSignedIn } = open('');
    expect(code()).toHaveFocus();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveAttribute('inputmode', 'numeric');
    await user.type(code(), '12345');
    expect(proceed()).toBeDisabled();
    await user.clear(code());
    await user.paste('123 456');
    await user.click(screen.getByLabelText('Onthoud dit apparaat'));
    await user.click(proceed());
    await waitFor(() =>
      expect(onSignedIn).toHaveBeenCalledWith(
        expect.objectContaining({ token: aToken(), session }),
      ),
    );
    expect(api.calls(verifyOtp)[0]?.body).toEqual({ otp: '123456', remember_me: true });
    expect(bearers).toEqual(['Bearer pending']);
  });

  it('says that a code is wrong and lets the user type another', async () => {
    api.fail(verifyOtp, 400, { message: 'Code is onjuist' });
    const { user } = open('');
    await user.type(code(), '123456{Enter}');
    expect(await screen.findByText('Code is onjuist')).toBeVisible();
    expect(code()).toHaveFocus();
    await user.type(code(), '654321', { initialSelectionStart: 0, initialSelectionEnd: 6 });
    expect(code()).toHaveValue('654321');
    expect(screen.queryByText('Code is onjuist')).not.toBeInTheDocument();
  });

  it('says of a code that was used to wait for the next one', async () => {
    const message = 'Deze code is al gebruikt. Wacht op de volgende code in je app.';
    api.fail(verifyOtp, 400, { message });
    const { user } = open('');
    await user.type(code(), '123456{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('takes a recovery code instead', async () => {
    api.on(verifyOtp, () => ({ token: aToken(), recovery_codes: null }));
    const { user, onSignedIn } = open('');
    await user.click(screen.getByRole('button', { name: 'Herstelcode gebruiken' }));
    await user.type(screen.getByLabelText('Herstelcode'), 'abcdefgh');
    expect(screen.getByLabelText('Herstelcode')).toHaveValue('ABCD-EFGH');
    await user.click(proceed());
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(api.calls(verifyOtp)[0]?.body.otp).toBe('ABCD-EFGH');
  });

  it('shows a code to scan and a key to type at the first set-up, then the recovery codes, once', async () => {
    const recovery_codes = ['ABCD-EFGH', 'JKLM-NPQR'];
    api.on(verifyOtp, () => ({ token: aToken(), recovery_codes }));
    const { user, onSignedIn } = open(OTPAUTH);
    expect(screen.getByRole('img', { name: 'QR-code voor je authenticator-app' })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(screen.queryByText('Herstelcode gebruiken')).not.toBeInTheDocument();
    await user.type(code(), '123456{Enter}');
    expect(await screen.findByText('JKLM-NPQR')).toBeVisible();
    expect(onSignedIn).not.toHaveBeenCalled();
    expect(proceed()).toBeDisabled();
    await user.click(screen.getByLabelText('Ik heb de codes bewaard'));
    await user.click(proceed());
    expect(onSignedIn).toHaveBeenCalledWith(expect.objectContaining({ token: aToken() }));
  });

  it('stops on Escape and on Annuleren', async () => {
    const { user, onStop } = open('');
    await user.click(code());
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    expect(onStop.mock.calls).toEqual([['cancelled'], ['cancelled']]);
  });

  it('does not stop once a code is on its way: right, it signs in and may bring recovery codes', async () => {
    let answer = () => {};
    const recovery_codes = ['ABCD-EFGH'];
    api.on(
      verifyOtp,
      () => new Promise((resolve) => (answer = () => resolve({ token: aToken(), recovery_codes }))),
    );
    const { user, onStop } = open(OTPAUTH);
    await user.type(code(), '123456{Enter}');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    expect(onStop).not.toHaveBeenCalled();
    await waitFor(() => expect(api.calls(verifyOtp)).toHaveLength(1));
    answer();
    expect(await screen.findByText('ABCD-EFGH')).toBeVisible();
  });

  it('says that it waits for another try after a pause', async () => {
    api.fail(verifyOtp, 429, { message: 'Te veel pogingen. Probeer het later opnieuw.' });
    const { user } = open('');
    await user.type(code(), '123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Te veel pogingen');
    expect(code()).toHaveValue('123456');
  });
});

/** The tokens that calls go out under. */
function captureBearers(): (string | null)[] {
  const bearers: (string | null)[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = (resource, init) => {
    const request = new Request(resource, init);
    bearers.push(request.headers.get('authorization'));
    return answer(request);
  };
  return bearers;
}
