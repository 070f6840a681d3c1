import { type LoginForm, login } from '@boekwerk/shared/contract/auth';
import { startSession } from '@boekwerk/shared/session/session-store';
import type { InferOutput } from 'valibot';

/**
 * Signs in and starts the session; the guard then leads to the page that was asked for.
 * The API client is fetched on use: a static import would keep the form waiting for it.
 *
 * @throws ApiError 400 for a wrong pair, 422 with fields, 429 after too many tries
 */
export async function signIn(form: InferOutput<typeof LoginForm>): Promise<void> {
  const { call } = await import('@boekwerk/shared/api-client/call');
  const { token } = await call(login, { body: form });
  startSession(token);
}
