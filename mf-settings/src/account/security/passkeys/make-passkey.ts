import { call } from '@boekwerk/shared/api-client/call';
import { addPasskey, type Passkey, startPasskey } from '@boekwerk/shared/contract/passkeys';
import type { InferOutput } from 'valibot';

type Asked = { name: string; password: string; otp: string };

/** Why a browser made no passkey. */
export class PasskeyNotMade extends Error {
  constructor(readonly reason: 'stopped' | 'known') {
    super(`no passkey was made: ${reason}`);
  }
}

/**
 * Lets the browser make a passkey, and adds it. The library is fetched when it is needed.
 *
 * @throws PasskeyNotMade when the user stops, or this device has one already; ApiError
 */
export async function makePasskey({
  name,
  password,
  otp,
}: Asked): Promise<InferOutput<typeof Passkey>> {
  const { options } = await call(startPasskey, { body: { password, otp } });
  const { startRegistration } = await import('@simplewebauthn/browser');
  const credential = await startRegistration({ optionsJSON: options }).catch((error: Error) => {
    throw new PasskeyNotMade(error.name === 'InvalidStateError' ? 'known' : 'stopped');
  });
  return call(addPasskey, { body: { name, credential } });
}
