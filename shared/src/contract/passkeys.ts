import * as v from 'valibot';
import { SignedIn } from './auth';
import { endpoint } from './endpoint';
import { givenPassword, idParams, optionalCode, requiredText } from './fields';

const UNREADABLE = 'Deze passkey kan niet worden gelezen';

/** Bytes in base64url, as browsers give them. */
const encoded = (max: number) =>
  v.pipe(
    v.string(UNREADABLE),
    v.nonEmpty(UNREADABLE),
    v.maxLength(max, UNREADABLE),
    v.regex(/^[\w-]+$/, UNREADABLE),
  );

const clientDataJSON = encoded(4000);
/** 1023 bytes at most. */
const credentialId = encoded(1364);

/** What a passkey signed: the part of `AuthenticationResponseJSON` of Web Authentication that says it. */
export const Assertion = v.object({
  id: credentialId,
  response: v.object({
    clientDataJSON,
    authenticatorData: encoded(4000),
    signature: encoded(8000),
    userHandle: v.optional(encoded(88)),
  }),
});
export type Assertion = v.InferOutput<typeof Assertion>;

/** A passkey that was made: the part of `RegistrationResponseJSON` that says it. */
export const Attestation = v.object({
  id: credentialId,
  response: v.object({
    clientDataJSON,
    attestationObject: encoded(8000),
    /** How a browser reaches it, of a list that grows. */
    transports: v.optional(
      v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/, UNREADABLE))), v.maxLength(10)),
      [],
    ),
  }),
});
export type Attestation = v.InferOutput<typeof Attestation>;

const challenge = v.string();

export const startPasskeySignIn = endpoint({
  summary:
    'What a passkey is to sign to sign in with it, in this browser, once, within five minutes; a 409 where there are no passkeys',
  method: 'POST',
  path: '/auth/v1/passkey/challenge',
  right: 'anyone',
  isReadOnly: true,
  /** Options of the browser's own call, by the names that it gives them. */
  reply: v.object({
    options: v.object({
      challenge,
      rpId: v.string(),
      /** Milliseconds. */
      timeout: v.number(),
      userVerification: v.literal('required'),
    }),
  }),
});

export const signInWithPasskey = endpoint({
  summary: 'Sign in with what a passkey signed; what is wrong with it is a 400',
  method: 'POST',
  path: '/auth/v1/passkey',
  right: 'anyone',
  body: v.object({ credential: Assertion }),
  reply: SignedIn,
});

export const Passkey = v.object({
  id: v.number(),
  name: v.string(),
  created_at: v.string(),
  last_used_at: v.nullable(v.string()),
});

const name = requiredText('Geef de passkey een naam.', 60);

export const startPasskey = endpoint({
  summary: 'Begin to add a passkey: what the browser is to make it of, once, within five minutes',
  method: 'POST',
  path: '/users/v1/passkey/challenge',
  right: 'ownAccount',
  body: v.object({ password: givenPassword('Wachtwoord is verplicht.'), otp: optionalCode }),
  reply: v.object({
    options: v.object({
      challenge,
      rp: v.object({ id: v.string(), name: v.string() }),
      user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
      pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
      /** Milliseconds. */
      timeout: v.number(),
      attestation: v.literal('none'),
      authenticatorSelection: v.object({
        residentKey: v.literal('required'),
        userVerification: v.literal('required'),
      }),
      /** What the user has already, so that no device gets a second one. */
      excludeCredentials: v.array(v.object({ id: v.string(), type: v.literal('public-key') })),
    }),
  }),
  isToldOnce: true,
  status: 201,
});

export const addPasskey = endpoint({
  summary: 'Add the passkey that the browser made; what is wrong with it is a 400',
  method: 'POST',
  path: '/users/v1/passkey',
  right: 'ownAccount',
  body: v.object({ name, credential: Attestation }),
  reply: Passkey,
  status: 201,
});

export const renamePasskey = endpoint({
  summary: 'Call a passkey otherwise',
  method: 'PUT',
  path: '/users/v1/passkey/:id',
  right: 'ownAccount',
  ids: { 'params.id': 'passkey' },
  params: idParams,
  body: v.object({ name }),
  reply: Passkey,
});

export const removePasskey = endpoint({
  summary: 'Take the account away from a passkey',
  method: 'DELETE',
  path: '/users/v1/passkey/:id',
  right: 'ownAccount',
  ids: { 'params.id': 'passkey' },
  params: idParams,
  reply: v.null(),
  status: 204,
});
