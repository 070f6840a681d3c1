import * as v from 'valibot';
import { endpoint } from './endpoint';
import { givenPassword, idParams, optionalCode, requiredText, uuidParams } from './fields';
import { Passkey } from './passkeys';

const password = givenPassword('Wachtwoord is verplicht.');

/** Of who has recovery codes left a code as well, of the app or one of those. */
const Proof = v.object({ password, otp: optionalCode });

/** Of the authenticator app that is set up. */
const appCode = v.optional(
  v.pipe(v.string('Code is onjuist'), v.trim(), v.regex(/^\d{6}$/, 'Code is onjuist')),
  '',
);

/** Ten codes that each open the door once, when the authenticator app is not at hand. */
const RecoveryCodes = v.object({ recovery_codes: v.array(v.string()) });

export const getSecurity = endpoint({
  summary: 'The second factor, passkeys, remembered devices and sessions of whoever is signed in',
  method: 'GET',
  path: '/users/v1/security',
  right: 'ownAccount',
  reply: v.object({
    two_factor: v.object({
      /** What this installation asks: `off` offers no second factor, `required` does not let it be turned off. */
      mode: v.picklist(['off', 'optional', 'required']),
      is_enabled: v.boolean(),
      recovery_codes_left: v.number(),
    }),
    passkeys: v.object({
      /** The address of a browser that can use them, as `https://boekwerk.nl`; null where there are none. */
      address: v.nullable(v.string()),
      rows: v.array(Passkey),
    }),
    devices: v.array(
      v.object({
        id: v.number(),
        /** `Chrome op Windows` */
        name: v.string(),
        created_at: v.string(),
        last_used_at: v.string(),
        expires_at: v.string(),
      }),
    ),
    sessions: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        /** From which network it was opened, shortened: `203.0.113.*`; '' when that was not kept. */
        network: v.string(),
        /** In whose books it works. */
        relation_name: v.string(),
        is_current: v.boolean(),
        created_at: v.string(),
        last_used_at: v.string(),
      }),
    ),
  }),
});
export type Security = v.InferOutput<typeof getSecurity.reply>;

export const startTwoFactor = endpoint({
  summary: 'Begin to set up the second factor; the secret is given until the first code succeeds',
  method: 'POST',
  path: '/users/v1/twofactor',
  right: 'ownAccount',
  body: v.object({ password }),
  reply: v.object({ qr_code_url: v.string() }),
  isToldOnce: true,
  status: 201,
});

export const confirmTwoFactor = endpoint({
  summary: 'Turn the second factor on with the first code; a wrong one is a 400',
  method: 'PUT',
  path: '/users/v1/twofactor',
  right: 'ownAccount',
  body: v.object({ otp: appCode }),
  reply: RecoveryCodes,
  isToldOnce: true,
});

export const disableTwoFactor = endpoint({
  summary: 'Turn the second factor off; forgets remembered devices and recovery codes',
  method: 'DELETE',
  path: '/users/v1/twofactor',
  right: 'ownAccount',
  body: Proof,
  reply: v.null(),
  status: 204,
});

export const startNewApp = endpoint({
  summary:
    'Begin to move the second factor to another app; until that is confirmed the present one counts',
  method: 'POST',
  path: '/users/v1/twofactorapp',
  right: 'ownAccount',
  body: Proof,
  reply: v.object({
    qr_code_url: v.string(),
    /** What the first code is sent with: only the API reads it, in this session, for half an hour. */
    sealed_secret: v.string(),
  }),
  isToldOnce: true,
  status: 201,
});

export const confirmNewApp = endpoint({
  summary:
    'Move the second factor with the first code of the other app; a wrong one is a 400. Forgets the present app and remembered devices, and replaces the recovery codes',
  method: 'PUT',
  path: '/users/v1/twofactorapp',
  right: 'ownAccount',
  body: v.object({
    otp: appCode,
    sealed_secret: requiredText('Begin opnieuw met instellen', 500),
  }),
  reply: RecoveryCodes,
  isToldOnce: true,
});

export const renewRecoveryCodes = endpoint({
  summary: 'Replace the recovery codes',
  method: 'POST',
  path: '/users/v1/recoverycodes',
  right: 'ownAccount',
  body: Proof,
  reply: RecoveryCodes,
  isToldOnce: true,
  status: 201,
});

export const deleteDevice = endpoint({
  summary: 'Ask a remembered device for the second factor again',
  method: 'DELETE',
  path: '/users/v1/device/:id',
  right: 'ownAccount',
  ids: { 'params.id': 'device' },
  params: idParams,
  reply: v.null(),
  status: 204,
});

export const endOneSession = endpoint({
  summary: 'Sign out one session of the user',
  method: 'DELETE',
  path: '/users/v1/session/:id',
  right: 'ownAccount',
  ids: { 'params.id': 'session' },
  params: uuidParams,
  reply: v.null(),
  status: 204,
});

export const endOtherSessions = endpoint({
  summary: 'Sign out all sessions of the user but this one',
  method: 'DELETE',
  path: '/users/v1/sessions',
  right: 'ownAccount',
  reply: v.null(),
  status: 204,
});
