import type { SignedIn } from '@boekwerk/shared/contract/auth';
import type { Assertion } from '@boekwerk/shared/contract/passkeys';
import { eq } from 'drizzle-orm';
import type { App } from '../../platform/app';
import { lockUser } from '../../platform/database/lock-user';
import { passkey } from '../../platform/database/schema/accounts';
import { HttpError, refused } from '../../platform/errors';
import { limitAttempts, uncountAttempt } from '../../platform/http/attempts';
import type { OpenCall, Preparation } from '../../platform/http/call';
import { clientOf } from '../../platform/http/client-of';
import { browserBindingOf } from '../binding';
import { signIn } from '../sign-in';
import { TEXTS } from '../texts';
import { browserThatAsks, spendChallenge } from './challenges';
import { findPasskey } from './passkey-rows';
import { type RelyingParty, requireRelyingParty } from './relying-party';
import { askingSubject, PER_CLIENT } from './start-sign-in';
import { loadWebAuthn, userHandleOf, verifyAssertion } from './webauthn';

type Sealing = Pick<App, 'config' | 'fieldSecret'>;

const subjectOf = (request: OpenCall['request']) => `passkey client ${clientOf(request)}`;

/** Counts a try before it is made. @returns to which address passkeys are bound @throws HttpError 409, 429 */
export async function preparePasskeySignIn(
  { config }: Sealing,
  { db, request }: Preparation<OpenCall>,
  { id }: Assertion,
): Promise<RelyingParty> {
  const party = requireRelyingParty(config);
  request.signingIn = (await findPasskey(db, id))?.user_id ?? null;
  await limitAttempts(db, subjectOf(request), PER_CLIENT);
  await loadWebAuthn();
  return party;
}

/**
 * Signs in the user whose passkey signed the challenge of this browser. No second factor follows: the device was there, and
 * has verified who holds it. The challenge is spent by any try.
 *
 * @throws HttpError 400 for a challenge that is late, used or another browser's, and for a passkey that is not known, was
 * removed, or signed anything else; 403 when the user works nowhere (any more)
 */
export async function signInWithPasskey(
  app: Sealing,
  call: OpenCall,
  { credential, party }: { credential: Assertion; party: RelyingParty },
): Promise<SignedIn> {
  const { db, request } = call;
  const challenge = await spendChallenge(db, {
    clientDataJSON: credential.response.clientDataJSON,
    asked_by: browserThatAsks(browserBindingOf(app.config, request)),
  });
  if (challenge === null) throw refused(TEXTS.passkey.tooLate);

  const { owner, held, counter } = await proven(app, call, { credential, party, challenge });
  if (owner.activation_due_at && owner.activation_due_at < new Date())
    throw refused(TEXTS.notActivated);
  await db
    .update(passkey)
    .set({ counter, last_used_at: new Date() })
    .where(eq(passkey.id, held.id));
  await uncountAttempt(db, askingSubject(request));
  await uncountAttempt(db, subjectOf(request));
  return signIn(app, call, { user_id: owner.id, passkey_id: held.id });
}

type Signed = { credential: Assertion; party: RelyingParty; challenge: string };

/** Whose passkey it is, locked. @throws HttpError 400 */
async function proven(app: Sealing, { db, record }: OpenCall, { credential, ...asked }: Signed) {
  const found = await findPasskey(db, credential.id);
  const owner = found && (await lockUser(db, found.user_id));
  // Once more: it may have been removed while the user was locked.
  const held = owner && (await findPasskey(db, credential.id));
  const isTheirs =
    held?.user_id === owner?.id &&
    owner?.status === 0 &&
    credential.response.userHandle === userHandleOf(app, owner.id);
  const counter = held && isTheirs ? await verifyAssertion(credential, { ...asked, held }) : null;
  if (!owner || !held || counter === null) throw wrongPasskey();

  // One of two that hold the same key counts less than was seen already. Source: Web Authentication, level 3, 6.1.1.
  const isCopied = (counter > 0 || held.counter > 0) && counter <= held.counter;
  if (!isCopied) return { owner, held, counter };
  const by = { user_id: owner.id };
  record({ entity: 'passkey', id: held.id, after: { state: 'refused, it counts back' }, by });
  throw wrongPasskey();
}

const wrongPasskey = () => new HttpError(400, TEXTS.passkey.unknown, { keepsChanges: true });
