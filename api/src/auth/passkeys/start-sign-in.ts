import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import type { startPasskeySignIn } from '@boekwerk/shared/contract/passkeys';
import type { App } from '../../platform/app';
import { limitAttempts } from '../../platform/http/attempts';
import type { OpenCall } from '../../platform/http/call';
import { clientOf } from '../../platform/http/client-of';
import { bindBrowser } from '../binding';
import { browserThatAsks, CHALLENGE_MS, createChallenge } from './challenges';
import { requireRelyingParty } from './relying-party';

/** A whole office may be behind one client address; a sign-in that succeeds is not counted. */
export const PER_CLIENT = { tries: 100, minutes: 15 };

/** Under which name what a client asks for is counted. */
export const askingSubject = (request: OpenCall['request']) =>
  `passkey challenge client ${clientOf(request)}`;

/** What a passkey, of whichever user, is to sign in this browser. @throws HttpError 409, 429 */
export async function startSignIn(
  { config }: Pick<App, 'config'>,
  { db, request, reply }: Pick<OpenCall, 'db' | 'request' | 'reply'>,
): Promise<ReplyOf<typeof startPasskeySignIn>> {
  const { id: rpId } = requireRelyingParty(config);
  await limitAttempts(db, askingSubject(request), PER_CLIENT);
  const asked_by = browserThatAsks(bindBrowser(config, request, reply));
  const challenge = await createChallenge(db, asked_by);
  return { options: { challenge, rpId, timeout: CHALLENGE_MS, userVerification: 'required' } };
}
