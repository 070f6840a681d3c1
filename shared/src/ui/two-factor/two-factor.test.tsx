import { screen, waitFor } from '@testing-library/react';
import { Button } from '../../plain';
import { renderScreen } from '../../testing/render-screen';
import { AppSetUp, RecoveryCodes } from '../two-factor';

const ADDRESS = 'otpauth://totp/Boekwerk:jan?secret=JBSWY3DPEHPK3PXP&issuer=Boekwerk';
const CODES = ['ABCD-EFGH', 'JKLM-NPQR'];

const press = (name: string) => screen.getByRole('button', { name });
const copies = () => jest.spyOn(navigator.clipboard, 'writeText');

describe('setting up an app for the second factor', () => {
  it('shows a code to scan and a key to type, and copies the key as apps take it', async () => {
    const { user } = renderScreen(<AppSetUp address={ADDRESS} button={Button} />);
    expect(screen.getByRole('img', { name: 'QR-code voor je authenticator-app' })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    const copied = copies();
    await user.click(press('Kopieer sleutel'));
    expect(copied).toHaveBeenCalledWith('JBSWY3DPEHPK3PXP');
    expect(await screen.findByText('Gekopieerd')).toBeVisible();
  });

  it('shows no key where the address holds none', () => {
    renderScreen(<AppSetUp address="otpauth://totp/Boekwerk:jan" button={Button} />);
    expect(screen.queryByText(/Kun je niet scannen/)).not.toBeInTheDocument();
  });
});

describe('recovery codes', () => {
  it('are read out, copied and saved in a file, one on a line', async () => {
    const { user } = renderScreen(<RecoveryCodes codes={CODES} button={Button} />);
    expect(screen.getByRole('list', { name: 'Herstelcodes' })).toHaveFocus();
    const copied = copies();
    await user.click(press('Kopieer'));
    expect(copied).toHaveBeenCalledWith('ABCD-EFGH\nJKLM-NPQR');
    expect(await screen.findByText('Gekopieerd')).toBeVisible();

    let saved: Blob | undefined;
    URL.createObjectURL = (file) => {
      saved = file as Blob;
      return 'blob:http://localhost/1';
    };
    await user.click(press('Download'));
    expect(await saved?.text()).toContain('\r\nABCD-EFGH\r\nJKLM-NPQR\r\n');
  });

  it('say so where the browser does not copy', async () => {
    const { user } = renderScreen(<RecoveryCodes codes={CODES} button={Button} />);
    copies().mockRejectedValueOnce(new Error('not allowed'));
    await user.click(press('Kopieer'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/Kopiëren lukt niet/));
  });
});
