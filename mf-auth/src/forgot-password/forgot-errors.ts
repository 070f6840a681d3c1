import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { type FormErrors, formErrors } from '../form-errors';
import { texts } from './texts';

/** Where each message of a failed request goes; a 400 is about the address. */
export function forgotErrors(error: unknown): FormErrors<'email'> {
  if (error instanceof ApiError && error.status === 400)
    return { general: [], fields: [{ name: 'email', message: texts.wrong }] };
  return formErrors(error, ['email']);
}
