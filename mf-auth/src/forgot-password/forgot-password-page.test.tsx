import { requestResetPassword } from '@boekwerk/shared/contract/users';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { ForgotPasswordPage } from './forgot-password-page';

const api = fakeApi();

async function ask(email: string) {
  const page = renderScreen(<ForgotPasswordPage />);
  if (email) await page.user.type(screen.getByLabelText('E-mailadres'), email);
  await page.user.click(screen.getByRole('button', { name: 'Verstuur link' }));
  return page;
}

describe('/forgotpassword', () => {
  it('says where the mail went', async () => {
    api.on(requestResetPassword, () => null);
    await ask('jan@bakkerij.nl');
    expect(await screen.findByText('Een e-mail is verzonden naar jan@bakkerij.nl')).toBeVisible();
    expect(api.calls(requestResetPassword)[0]?.body).toEqual({ email: 'jan@bakkerij.nl' });
  });

  it('says at the field that an address is none', async () => {
    api.fail(requestResetPassword, 400);
    await ask('jan');
    expect(await screen.findByText('E-mailadres is onjuist')).toBeVisible();
    expect(screen.getByLabelText('E-mailadres')).toHaveFocus();
  });

  it('asks for the address before it calls, and leads back', async () => {
    const { user, address } = await ask('');
    expect(await screen.findByText('E-mail is verplicht.')).toBeVisible();
    expect(api.calls(requestResetPassword)).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Terug naar inloggen' }));
    expect(address()).toBe('/login');
  });

  it('says that the server is away, above the form', async () => {
    api.fail(requestResetPassword, 503, { message: 'De server is even niet bereikbaar.' });
    await ask('jan@bakkerij.nl');
    expect(await screen.findByRole('listitem')).toHaveTextContent('niet bereikbaar');
    expect(screen.getByLabelText('E-mailadres')).toHaveValue('jan@bakkerij.nl');
  });
});
