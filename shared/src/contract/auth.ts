import * as v from 'valibot';
import { endpoint } from './endpoint';
import { maxLengthText, requiredText } from './fields';

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

export const LoginForm = v.object({
  email: requiredText('E-mail is verplicht.', 254),
  password: v.optional(
    v.pipe(
      v.string('Wachtwoord is verplicht.'),
      v.nonEmpty('Wachtwoord is verplicht.'),
      v.maxLength(256, maxLengthText(256)),
    ),
    '',
  ),
});

export const login = endpoint({
  summary: 'Sign in with e-mail and password; a wrong pair is a 400',
  method: 'POST',
  path: '/auth/v1/login',
  right: 'anyone',
  body: LoginForm,
  /** `qr_code_url` is `valid` when no second step follows. */
  reply: v.object({ token: Token, qr_code_url: v.string() }),
});

export const refresh = endpoint({
  summary: 'Trade the (expired) bearer token for its successor, once',
  method: 'POST',
  path: '/auth/v1/refresh',
  right: 'anyone',
  reply: v.object({ token: Token }),
});

export const logout = endpoint({
  summary: 'End this session',
  method: 'POST',
  path: '/auth/v1/logout',
  right: 'signedIn',
  reply: v.null(),
  status: 204,
});
