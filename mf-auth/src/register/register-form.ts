import { RegisterForm } from '@boekwerk/shared/contract/registration';
import * as v from 'valibot';

/** What the page asks; the password is typed once, and may be looked at. */
export type RegisterFields = Omit<Required<RegisterForm>, 'type' | 'password_confirm'> & {
  type: RegisterForm['type'] | null;
};

/** The rules of the contract on what the page asks. */
export const RegisterSchema = v.pipe(
  v.custom<RegisterFields>(() => true),
  v.transform((fields) => ({ ...fields, password_confirm: fields.password }) as RegisterForm),
  RegisterForm,
);
