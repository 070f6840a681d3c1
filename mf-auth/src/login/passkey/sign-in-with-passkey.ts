import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { call } from '@boekwerk/shared/api-client/call';
import type { SignedIn } from '@boekwerk/shared/contract/auth';
import {
  signInWithPasskey as contract,
  startPasskeySignIn,
} from '@boekwerk/shared/contract/passkeys';
import { startAuthentication } from '@simplewebauthn/browser';
import { texts } from './texts';

/**
 * Lets the browser ask which passkey, and signs in with it. Loaded when it is asked for: the sign-in page does not wait.
 *
 * @throws ApiError 400 when the user stops, has none here, or has one that is not known (any more), 409 where there are none,
 * 429 after too many tries
 */
export async function signInWithPasskey(): Promise<SignedIn> {
  const { options } = await call(startPasskeySignIn, {});
  const credential = await startAuthentication({ optionsJSON: options }).catch(() => {
    // A browser does not say which of both it was.
    throw new ApiError(400, { message: texts.stopped });
  });
  return call(contract, { body: { credential } });
}
