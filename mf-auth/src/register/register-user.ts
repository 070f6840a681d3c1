import type { SignedIn } from '@boekwerk/shared/contract/auth';
import { type RegisterForm, register } from '@boekwerk/shared/contract/registration';

/**
 * Makes the account and signs in. The API client is fetched on use.
 *
 * @throws ApiError 422 with fields, 429 after too many tries
 */
export async function registerUser(form: RegisterForm): Promise<SignedIn> {
  const { call } = await import('@boekwerk/shared/api-client/call');
  return call(register, { body: form });
}
