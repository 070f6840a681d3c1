import { type LoginForm, login, type SignedIn } from '@boekwerk/shared/contract/auth';
import type { InferOutput } from 'valibot';

/**
 * Offers e-mail and password. The API client is fetched on use: a static import would keep the form
 * waiting for it.
 *
 * @throws ApiError 400 for a wrong pair, 422 with fields, 429 after too many tries
 */
export async function signIn(form: InferOutput<typeof LoginForm>): Promise<SignedIn> {
  const { call } = await import('@boekwerk/shared/api-client/call');
  return call(login, { body: form });
}
