import { requestDeletion, withdrawDeletion } from '@boekwerk/shared/contract/account-deletion';
import { exportOwnData } from '@boekwerk/shared/contract/own-export';
import { getUser } from '@boekwerk/shared/contract/users';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aUser, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor, within } from '@testing-library/react';
import { OwnDataPage } from './own-data-page';

const api = fakeApi();
signedIn();

/** The addresses that the browser was sent to. */
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  api.on(getUser, () => aUser());
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.getAttribute('href') ?? '');
  });
});
afterEach(() => jest.restoreAllMocks());

async function giveTheirPassword() {
  const { user } = renderScreen(<OwnDataPage />, { path: '/settings/account/data' });
  await user.click(await screen.findByRole('button', { name: 'Download mijn gegevens' }));
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

  it('says where the books of a company are taken along', async () => {
    renderScreen(<OwnDataPage />, { path: '/settings/account/data' });
    expect(await screen.findByText(/Wie dat mag, neemt ze mee bij Instellingen/)).toBeVisible();
  });
});

const LEAVING = aUser({ deletion_due_on: '2026-12-10' });

async function fillIn(word = 'verwijderen') {
  const { user } = renderScreen(<OwnDataPage />, { path: '/settings/account/data' });
  await user.click(await screen.findByRole('button', { name: 'Account verwijderen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Wachtwoord/), 'Geheim!1');
  await user.type(dialog.getByLabelText(/Typ verwijderen/), word);
  return { user, dialog, send: dialog.getByRole('button', { name: 'Account verwijderen' }) };
}

describe('deleting the own account', () => {
  it('says beforehand what goes, and what the law keeps for seven years', async () => {
    renderScreen(<OwnDataPage />, { path: '/settings/account/data' });
    expect(await screen.findByText('Je naam, e-mailadres en profielfoto')).toBeVisible();
    expect(screen.getByText(/zeven jaar te bewaren \(artikel 52 AWR\)/)).toBeVisible();
  });

  it('says until when it can be taken back, once password and word were given', async () => {
    api.on(requestDeletion, () => LEAVING);
    const { user, send } = await fillIn();
    await user.click(send);
    const bar = await screen.findByText(/Tot en met 10-12-2026 kun je dat terugnemen; tot dan/);
    expect(bar).toBeVisible();
    expect(api.calls(requestDeletion)[0]?.body).toEqual({
      ...{ password: 'Geheim!1', otp: '', confirmation: 'verwijderen' },
    });
    expect(screen.queryByRole('button', { name: 'Account verwijderen' })).not.toBeInTheDocument();
  });

  it('goes nowhere without the word, and asks for a code where there is a second factor', async () => {
    api.on(getUser, () => aUser({ has_second_step: true }));
    const { user, dialog, send } = await fillIn('ja');
    expect(dialog.getByLabelText(/Code$/)).toBeVisible();
    await user.click(send);
    expect(await dialog.findByText('Typ verwijderen om te bevestigen.')).toBeVisible();
    expect(api.calls(requestDeletion)).toEqual([]);
  });

  it('says why it cannot be, and keeps what was typed', async () => {
    api.fail(requestDeletion, 409, { message: 'Je bent de enige eigenaar van Bakkerij Jansen' });
    const { user, dialog, send } = await fillIn();
    await user.click(send);
    expect(await screen.findByText(/Je bent de enige eigenaar van Bakkerij Jansen/)).toBeVisible();
    expect(dialog.getByLabelText(/Wachtwoord/)).toHaveValue('Geheim!1');
  });

  it('is taken back with one button', async () => {
    api.on(getUser, () => LEAVING);
    api.on(withdrawDeletion, () => aUser());
    const { user } = renderScreen(<OwnDataPage />, { path: '/settings/account/data' });
    await user.click(await screen.findByRole('button', { name: 'Account houden' }));
    expect(await screen.findByText('Je account blijft bestaan')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Account verwijderen' })).toBeVisible();
  });

  it('keeps the focus where it can be asked for, and taken back', async () => {
    api.on(requestDeletion, () => LEAVING);
    api.on(withdrawDeletion, () => aUser());
    const { user, send } = await fillIn();
    await user.click(send);
    const keep = await screen.findByRole('button', { name: 'Account houden' });
    await waitFor(() => expect(keep).toHaveFocus());
    await user.click(keep);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Account verwijderen' })).toHaveFocus(),
    );
  });
});
