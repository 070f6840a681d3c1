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
 * @returns what to say instead when the user stops, or has none here
 * @throws ApiError 400 for one that is not known (any more), 409 where there are none, 429 after too many tries
 */
export async function signInWithPasskey(): Promise<SignedIn | string> {
  const { options } = await call(startPasskeySignIn, {});
  const credential = await startAuthentication({ optionsJSON: options }).catch(() => null);
  return credential ? call(contract, { body: { credential } }) : texts.stopped;
}
