import { createHmac } from 'node:crypto';
import type { Assertion, Attestation } from '@boekwerk/shared/contract/passkeys';
import type { App } from '../../platform/app';
import type { passkey } from '../../platform/database/schema/accounts';
import type { RelyingParty } from './relying-party';

type Passkey = typeof passkey.$inferSelect;
type Asked = { party: RelyingParty; challenge: string };

/** Loaded when a passkey is used, unless it was as the process started: it takes 25 MB. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/**
 * Checks what a passkey signed: for this challenge, at our address, by who was verified on the device, with the key that we
 * know. Source: Web Authentication, level 3, 7.2.
 *
 * @returns how often it has signed, as it says; `null` when anything is wrong
 */
export async function verifyAssertion(
  { id: credential_id, response }: Assertion,
  { party, challenge, held }: Asked & { held: Passkey },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { userHandle, ...signed } = response;
  const verified = await verifyAuthenticationResponse({
    response: {
      ...asGiven(credential_id),
      response: { ...signed, ...(userHandle && { userHandle }) },
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: held.credential_id,
      publicKey: new Uint8Array(Buffer.from(held.public_key, 'base64url')),
      // Compared by the caller: one that falls back is told apart from one that is wrong.
      counter: 0,
    },
    requireUserVerification: true,
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

/**
 * Checks a passkey that was made, as {@link verifyAssertion} one that signs. Who made the device is not asked.
 * Source: Web Authentication, level 3, 7.1.
 *
 * @returns what is kept of it; `null` when anything is wrong
 */
export async function verifyAttestation(
  { id: credential_id, response }: Attestation,
  { party, challenge }: Asked,
): Promise<Pick<Passkey, 'credential_id' | 'public_key' | 'counter'> | null> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { clientDataJSON, attestationObject } = response;
  const verified = await verifyRegistrationResponse({
    response: { ...asGiven(credential_id), response: { clientDataJSON, attestationObject } },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const public_key = Buffer.from(publicKey).toString('base64url');
  return id === credential_id ? { credential_id, public_key, counter } : null;
}

/** What the library wants beside what a browser signed. */
const asGiven = (id: string) =>
  ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const;

/** By which a passkey names its user, in base64url: it says nothing to whoever has the device. */
export const userHandleOf = ({ fieldSecret }: Pick<App, 'fieldSecret'>, user_id: number): string =>
  createHmac('sha256', fieldSecret).update(`passkey user ${user_id}`).digest('base64url');
