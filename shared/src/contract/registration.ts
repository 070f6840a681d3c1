import * as v from 'valibot';
import { SignedIn } from './auth';
import { endpoint } from './endpoint';
import { emailField, newPassword, passwordsMatch, requiredText } from './fields';

export const RegisterForm = v.pipe(
  v.object({
    /** 0 enterprise, 1 accountant */
    type: v.picklist([0, 1], 'Kies Ondernemer of Boekhouder'),
    name: requiredText('Voornaam is verplicht.', 60),
    last_name: requiredText('Achternaam is verplicht.', 60),
    company_name: requiredText('Bedrijfsnaam is verplicht.', 120),
    email: emailField('E-mail is verplicht.'),
    password: newPassword('Wachtwoord is verplicht.'),
    password_confirm: v.optional(v.pipe(v.string(), v.maxLength(256)), ''),
    agreePrivacy: v.pipe(
      v.optional(v.boolean('Ga akkoord met de algemene voorwaarden'), false),
      v.check((agreed) => agreed, 'Ga akkoord met de algemene voorwaarden'),
    ),
  }),
  passwordsMatch(),
);
export type RegisterForm = v.InferInput<typeof RegisterForm>;

export const register = endpoint({
  summary: 'Make a user with a company (or accounting firm) and sign in',
  method: 'POST',
  path: '/auth/v1/register',
  right: 'anyone',
  body: RegisterForm,
  reply: SignedIn,
  status: 201,
});
