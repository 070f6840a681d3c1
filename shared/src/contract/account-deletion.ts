import * as v from 'valibot';
import { endpoint } from './endpoint';
import { givenPassword, optionalCode } from './fields';
import { OwnUser } from './users';

/** What the user types, so that nobody does it by a slip. */
export const CONFIRMATION = 'verwijderen';
const NOT_CONFIRMED = `Typ ${CONFIRMATION} om te bevestigen.`;

export const DeletionForm = v.object({
  password: givenPassword('Wachtwoord is verplicht.'),
  /** Where the account has a second factor: a code of the app, or a recovery code. */
  otp: optionalCode,
  confirmation: v.optional(
    v.pipe(
      v.string(NOT_CONFIRMED),
      v.maxLength(60, NOT_CONFIRMED),
      v.trim(),
      v.toLowerCase(),
      v.check((typed) => typed === CONFIRMATION, NOT_CONFIRMED),
    ),
    '',
  ),
});
export type DeletionForm = v.InferInput<typeof DeletionForm>;

export const requestDeletion = endpoint({
  summary:
    'Ask to delete the own account two weeks from now; ends all other sessions. A company where others work must have another owner',
  method: 'POST',
  path: '/users/v1/user/deletion',
  right: 'ownAccount',
  body: DeletionForm,
  reply: OwnUser,
});

export const withdrawDeletion = endpoint({
  summary: 'Take back that the own account is to be deleted; nothing when it is not',
  method: 'DELETE',
  path: '/users/v1/user/deletion',
  right: 'ownAccount',
  reply: OwnUser,
});
