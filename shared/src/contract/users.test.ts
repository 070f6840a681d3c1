import * as v from 'valibot';
import { PasswordForm } from './users';

const refusals = (form: object) =>
  v.flatten<typeof PasswordForm>(v.safeParse(PasswordForm, form).issues as never).nested;

describe('the form of a new password', () => {
  it('says of each empty field once that it is missing', () => {
    expect(refusals({})).toEqual({
      current_password: ['Huidig wachtwoord is verplicht.'],
      password: ['Nieuw wachtwoord is verplicht.'],
      password_confirm: ['Herhalen nieuw wachtwoord is verplicht.'],
    });
  });

  it('asks for another one than now', () => {
    const password = 'Zelfde!1';
    expect(refusals({ current_password: password, password, password_confirm: password })).toEqual({
      password: ['Kies een nieuw wachtwoord.'],
    });
  });
});
