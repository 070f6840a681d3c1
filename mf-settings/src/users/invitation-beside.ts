import { type CompanyUser, InvitationForm } from '@boekwerk/shared/contract/company-users';
import * as v from 'valibot';
import { texts } from './texts';

/** An invitation for who is not among the users already, nor invited. */
export function invitationBeside(listed: readonly CompanyUser[]) {
  const taken = new Set(listed.map(({ email }) => email.toLowerCase()));
  return v.pipe(
    InvitationForm,
    v.forward(
      v.partialCheck([['email']], ({ email }) => !taken.has(email.toLowerCase()), texts.exists),
      ['email'],
    ),
  );
}
