import { register } from '@boekwerk/shared/contract/registration';
import { currentSession, endSession } from '@boekwerk/shared/session/session-store';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen, type Screen } from '@boekwerk/shared/testing/render-screen';
import { aToken } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { AdviserRegisterPage, RegisterPage } from './register-page';

const api = fakeApi();
const submit = () => screen.getByRole('button', { name: 'Account aanmaken' });
const agreement = () => screen.getByLabelText('Ik ga akkoord met de algemene voorwaarden');

async function fillIn(user: Screen['user']) {
  await user.type(screen.getByLabelText('Voornaam'), 'Maria');
  await user.type(screen.getByLabelText('Achternaam'), 'van der Velde');
  await user.type(screen.getByLabelText('Bedrijfsnaam'), 'Bakkerij Jansen');
  await user.type(screen.getByLabelText('E-mailadres'), 'maria@bakkerij.nl');
  await user.type(screen.getByLabelText('Wachtwoord'), 'Welkom!');
  await user.click(agreement());
}

afterEach(endSession);

describe('/register', () => {
  it('names everything that is missing and goes to the first', async () => {
    const { user } = renderScreen(<RegisterPage />);
    await user.click(submit());
    for (const message of [
      'Kies Ondernemer of Boekhouder',
      'Voornaam is verplicht.',
      'Achternaam is verplicht.',
      'Bedrijfsnaam is verplicht.',
      'E-mail is verplicht.',
      'Wachtwoord is verplicht.',
      'Ga akkoord met de algemene voorwaarden',
    ])
      expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Ondernemer' })).toHaveFocus();
    expect(api.calls(register)).toEqual([]);
  });

  it('makes the account and welcomes the entrepreneur', async () => {
    api.on(register, () => ({ token: aToken(), qr_code_url: 'valid' }));
    const { user, address } = renderScreen(<RegisterPage />);
    await user.click(screen.getByRole('radio', { name: 'Ondernemer' }));
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(address()).toBe('/onboarding/welcome'));
    expect(currentSession().token).toBe('abc');
    expect(api.calls(register)[0]?.body).toEqual({
      type: 0,
      name: 'Maria',
      last_name: 'van der Velde',
      company_name: 'Bakkerij Jansen',
      email: 'maria@bakkerij.nl',
      password: 'Welkom!',
      password_confirm: 'Welkom!',
      agreePrivacy: true,
    });
  });

  it('ticks off what the password needs while it is typed', async () => {
    const { user } = renderScreen(<RegisterPage />);
    await user.type(screen.getByLabelText('Wachtwoord'), 'welkom');
    expect(screen.getByText('Nog nodig: een hoofdletter, een speciaal teken')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Wachtwoord'), 'A!');
    expect(screen.getByText('Je wachtwoord voldoet')).toBeInTheDocument();
    expect(screen.getByLabelText('Wachtwoord')).toHaveAttribute('autocomplete', 'new-password');
  });

  it('ticks the box for who accepts the terms, and unticks it for who refuses them', async () => {
    const { user } = renderScreen(<RegisterPage />);
    await user.click(screen.getByRole('button', { name: 'Lees de algemene voorwaarden' }));
    expect(await screen.findByRole('dialog', { name: 'Algemene voorwaarden' })).toHaveTextContent(
      'Deze voorwaarden gelden vanaf 01-09-2020.',
    );
    await user.click(screen.getByRole('button', { name: 'Accepteren' }));
    expect(agreement()).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Lees de algemene voorwaarden' }));
    await user.click(await screen.findByRole('button', { name: 'Weigeren' }));
    expect(agreement()).not.toBeChecked();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps what was typed when the server refuses it, with the message at the field', async () => {
    api.fail(register, 422, { errors: { email: ['Dit e-mailadres is al in gebruik'] } });
    const { user } = renderScreen(<RegisterPage />);
    await user.click(screen.getByRole('radio', { name: 'Boekhouder' }));
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByText('Dit e-mailadres is al in gebruik')).toBeVisible();
    expect(screen.getByText('Vul de velden in')).toBeVisible();
    expect(screen.getByLabelText('E-mailadres')).toHaveFocus();
    expect(screen.getByLabelText('Wachtwoord')).toHaveValue('Welkom!');
  });
});

describe('/adviser/register', () => {
  it('is for accountants, without a choice', async () => {
    api.on(register, () => ({ token: aToken({ type: 1 }), qr_code_url: 'valid' }));
    const { user, address } = renderScreen(<AdviserRegisterPage />);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(address()).toBe('/onboarding/adviser/welcome'));
    expect(api.calls(register)[0]?.body.type).toBe(1);
  });

  it('says above the form what the server has against a field that is not there', async () => {
    api.fail(register, 422, { errors: { type: ['Dit kan nu niet'] } });
    const { user } = renderScreen(<AdviserRegisterPage />);
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByText('Dit kan nu niet')).toBeVisible();
  });
});
