import { exportOwnData } from '@boekwerk/shared/contract/own-export';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen } from '@testing-library/react';
import { OwnDataPage } from './own-data-page';

const api = fakeApi();
signedIn();

/** The addresses that the browser was sent to. */
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.getAttribute('href') ?? '');
  });
});
afterEach(() => jest.restoreAllMocks());

async function giveTheirPassword() {
  const { user } = renderScreen(<OwnDataPage />, { path: '/settings/account/data' });
  await user.click(screen.getByRole('button', { name: 'Download mijn gegevens' }));
  await user.type(await screen.findByLabelText(/Wachtwoord/), 'Geheim!1');
  await user.click(screen.getByRole('button', { name: 'Download' }));
  return user;
}

describe('/settings/account/data', () => {
  it('saves all that is kept of the user, once the password was given', async () => {
    api.on(exportOwnData, () => '/api/own.zip?link=abc');
    await giveTheirPassword();
    expect(await screen.findByText('De download is begonnen')).toBeInTheDocument();
    expect(api.calls(exportOwnData)[0]?.body).toEqual({ password: 'Geheim!1' });
    expect(saved).toEqual(['/api/own.zip?link=abc']);
  });

  it('says a wrong password at its field, and keeps what was typed', async () => {
    api.fail(exportOwnData, 422, { errors: { password: ['Wachtwoord is onjuist'] } });
    await giveTheirPassword();
    expect(await screen.findByText('Wachtwoord is onjuist')).toBeVisible();
    expect(screen.getByLabelText(/Wachtwoord/)).toHaveValue('Geheim!1');
    expect(saved).toEqual([]);
  });

  it('says where the books of a company are taken along', () => {
    renderScreen(<OwnDataPage />, { path: '/settings/account/data' });
    expect(screen.getByText(/Instellingen, Gegevens meenemen/)).toBeVisible();
  });
});
