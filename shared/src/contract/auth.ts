import * as v from 'valibot';
import { endpoint } from './endpoint';
import { givenPassword, mailedCode, newPassword, requiredId, requiredText } from './fields';
import { SessionAnswers } from './session-answers';

export const Token = v.object({
  token: v.string(),
  token_type: v.literal('bearer'),
  /** Seconds. */
  expires_in: v.number(),
  is_owner: v.boolean(),
  relation_id: v.number(),
  /** 0 enterprise, 1 accountant */
  type: v.picklist([0, 1]),
});
export type Token = v.InferOutput<typeof Token>;

/** A token for a session, with what a page asks first in it. */
const Started = v.object({
  token: Token,
  /** Missing while the second factor is due, and of an older API: then a page asks for it. */
  session: v.optional(SessionAnswers),
});
export type Started = v.InferOutput<typeof Started>;

/** A session that may still wait for its second factor. */
export const SignedIn = v.object({
  ...Started.entries,
  /**
   * `valid`: no second factor. An `otpauth://` address: the first set-up, for the authenticator app.
   * Empty: set up earlier. Until the second factor is given the token is good for that call alone.
   */
  qr_code_url: v.string(),
});
export type SignedIn = v.InferOutput<typeof SignedIn>;

export const LoginForm = v.object({
  email: requiredText('E-mail is verplicht.', 254),
  password: givenPassword('Wachtwoord is verplicht.'),
});

export const login = endpoint({
  summary: 'Sign in with e-mail and password; a wrong pair is a 400',
  method: 'POST',
  path: '/auth/v1/login',
  right: 'anyone',
  body: LoginForm,
  reply: SignedIn,
});

/** Six digits of an authenticator app, or a recovery code as `ABCD-EFGH`. */
const otp = v.optional(
  v.pipe(
    v.string('Code is onjuist'),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^(?:\d{6}|[A-Z2-9]{4}-[A-Z2-9]{4})$/, 'Code is onjuist'),
  ),
  '',
);

export const verifyOtp = endpoint({
  summary: 'The second factor of signing in; a wrong code is a 400',
  method: 'POST',
  path: '/auth/v1/verifyotp',
  right: 'anyone',
  body: v.object({ otp, remember_me: v.optional(v.boolean(), false) }),
  /** `recovery_codes` are shown once, at the first set-up. */
  reply: v.object({ ...Started.entries, recovery_codes: v.nullable(v.array(v.string())) }),
});

export const refresh = endpoint({
  summary:
    'Trade the (expired) bearer token for its successor, once; `fork` opens a session beside it',
  method: 'POST',
  path: '/auth/v1/refresh',
  right: 'anyone',
  body: v.object({ fork: v.optional(v.boolean(), false) }),
  reply: v.object({ token: Token }),
});

export const offerHandover = endpoint({
  summary:
    'A code with which another tab of this browser goes on in this session, once, for ten seconds',
  method: 'POST',
  path: '/auth/v1/handover',
  right: 'signedIn',
  isToldOnce: true,
  reply: v.object({ code: v.string() }),
  status: 201,
});

export const acceptHandover = endpoint({
  summary: 'Open a session beside the one that gave the code; a wrong code is a 400',
  method: 'POST',
  path: '/auth/v1/accepthandover',
  right: 'anyone',
  body: v.object({ code: mailedCode }),
  reply: Started,
});

export const activate = endpoint({
  summary:
    'Activate an account, or give it the address that is proven, with the code of the mail, and sign in; a wrong code is a 400, one that did so already a 409, an address that is taken by now a 422',
  method: 'POST',
  path: '/auth/v1/activate',
  right: 'anyone',
  body: v.object({ activation_code: mailedCode }),
  reply: v.object({ ...SignedIn.entries, proven: v.picklist(['account', 'address']) }),
});

export const acceptInvitation = endpoint({
  summary:
    'Accept an invitation and sign in; who has no account yet gets a 422 on `password` and sends one along',
  method: 'POST',
  path: '/auth/v1/acceptinvitation',
  right: 'anyone',
  body: v.object({
    code: mailedCode,
    password: v.optional(newPassword('Wachtwoord is verplicht.')),
  }),
  reply: SignedIn,
});

export const switchRelation = endpoint({
  summary:
    'Go on in another administration of the user, in a client of the firm (`impersonate`), or back',
  method: 'PUT',
  path: '/auth/v1/relation',
  right: 'signedIn',
  ids: { 'body.relation_id': 'membership' },
  body: v.object({
    relation_id: requiredId('Kies een administratie'),
    impersonate: v.optional(v.boolean(), false),
  }),
  isToldOnce: true,
  isWayOut: true,
  reply: Started,
});

export const logout = endpoint({
  summary: "End this user's sessions in this browser",
  method: 'POST',
  path: '/auth/v1/logout',
  right: 'signedIn',
  isWayOut: true,
  reply: v.null(),
  status: 204,
});
