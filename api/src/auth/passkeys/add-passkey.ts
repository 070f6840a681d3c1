import type { CheckedInputOf, ReplyOf } from '@boekwerk/shared/contract/endpoint';
import type * as contract from '@boekwerk/shared/contract/passkeys';
import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { eq } from 'drizzle-orm';
import { queueAccountMail } from '../../account-mail/queue-account-mail';
import type { App } from '../../platform/app';
import { passkey } from '../../platform/database/schema/accounts';
import { user } from '../../platform/database/schema/users';
import { conflict, invalid, refused } from '../../platform/errors';
import type { Call, Preparation } from '../../platform/http/call';
import { checkOwnPassword } from '../check-own-password';
import { lockCaller } from '../lock-caller';
import { countCodeAttempt, proveTwoFactor } from '../one-time-code';
import { requiresTwoFactor } from '../pending-two-factor';
import { TEXTS } from '../texts';
import { CHALLENGE_MS, createChallenge, sessionThatAsks, spendChallenge } from './challenges';
import { passkeysOf } from './passkey-rows';
import { requireRelyingParty } from './relying-party';
import { loadWebAuthn, userHandleOf, verifyAttestation } from './webauthn';

type Sealing = Pick<App, 'config' | 'fieldSecret'>;
type Proof = CheckedInputOf<typeof contract.startPasskey>['body'];
type Added = CheckedInputOf<typeof contract.addPasskey>['body'];

/** More than anybody has devices. */
const MOST = 20;

/**
 * Asks for the password, and for a code where one signs in with it: whoever has a passkey needs neither any more. Before any
 * transaction.
 *
 * @throws HttpError 409 where there are no passkeys, 422 at `password` and `otp`, 429
 */
export async function prepareStart(
  app: Sealing,
  { db, caller: { user_id } }: Preparation<Call>,
  { password, otp }: Proof,
): Promise<void> {
  requireRelyingParty(app.config);
  const [own] = await db.select().from(user).where(eq(user.id, user_id));
  const asksCode = own !== undefined && requiresTwoFactor(app, own);
  if (asksCode && !otp) throw invalid({ otp: TEXTS.passkey.codeNeeded });
  await checkOwnPassword(db, { user_id, password }, { password: TEXTS.passkey.wrongPassword });
  if (asksCode) await countCodeAttempt(db, user_id);
  await loadWebAuthn();
}

/** What a browser is to make a passkey of, for this session. @throws HttpError 409, 422 at `otp` */
export async function startPasskey(
  app: Sealing,
  { db, caller, record }: Call,
  { otp }: Proof,
): Promise<ReplyOf<typeof contract.startPasskey>> {
  const party = requireRelyingParty(app.config);
  const owner = await lockCaller(db, caller);
  if (requiresTwoFactor(app, owner)) await proveTwoFactor(app, db, owner, otp);
  const known = await passkeysOf(db, owner.id);
  if (known.length >= MOST) throw conflict(TEXTS.passkey.tooMany(MOST));

  const { generateRegistrationOptions } = await loadWebAuthn();
  const challenge = await createChallenge(db, sessionThatAsks(caller.session_id));
  const made = await generateRegistrationOptions({
    rpName: TEXTS.passkey.product,
    rpID: party.id,
    userName: owner.email,
    userDisplayName: fullName(owner),
    timeout: CHALLENGE_MS,
  });
  record({ entity: 'user', id: owner.id, after: { passkey: 'started' } });
  return {
    options: {
      challenge,
      rp: { id: party.id, name: made.rp.name },
      user: { ...made.user, id: userHandleOf(app, owner.id) },
      pubKeyCredParams: made.pubKeyCredParams,
      timeout: CHALLENGE_MS,
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: known.map(({ credential_id: id }) => ({ id, type: 'public-key' })),
    },
  };
}

/**
 * Adds the passkey that was made, and writes of it.
 *
 * @throws HttpError 400, 401 for who was signed out meanwhile, 409 for one that is known, or one too many
 */
export async function addPasskey(
  { config }: Sealing,
  { db, caller, record, queue }: Call,
  { name, credential }: Added,
) {
  const party = requireRelyingParty(config);
  const { user_id, session_id } = caller;
  // A new password takes passkeys away: none comes after it of a session that it ended.
  await lockCaller(db, caller);
  const challenge = await spendChallenge(db, {
    clientDataJSON: credential.response.clientDataJSON,
    asked_by: sessionThatAsks(session_id),
  });
  if (challenge === null) throw refused(TEXTS.passkey.tooLate);
  const made = await verifyAttestation(credential, { party, challenge });
  if (!made) throw refused(TEXTS.passkey.notMade);
  if ((await passkeysOf(db, user_id)).length >= MOST) throw conflict(TEXTS.passkey.tooMany(MOST));

  const { transports } = credential.response;
  const [added] = await db
    .insert(passkey)
    .values({ ...made, user_id, name, transports })
    .onConflictDoNothing()
    .returning();
  if (!added) throw conflict(TEXTS.passkey.known);
  await queueAccountMail(queue, { kind: 'passkeyAdded', user_id, lines: [name] });
  record({ entity: 'passkey', id: added.id, after: { name } });
  return added;
}
