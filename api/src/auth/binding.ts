import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config';
import { readCookie, setCookie } from './cookies';

const NAME = 'bw_bind';

/** The value that ties tokens to this browser; '' when there is none. */
export const browserBindingOf = (config: Config, request: FastifyRequest): string =>
  readCookie(config, request, NAME);

/** As long as sessions stay for the record: a browser that was signed in is known again, though its tokens are over. */
const DAYS = 90;

/** Binds this browser. One value for all its tabs, so that the second sign-in keeps the first alive. */
export function bindBrowser(config: Config, request: FastifyRequest, reply: FastifyReply): string {
  const known = browserBindingOf(config, request);
  const value = /^[\w-]{43}$/.test(known) ? known : randomBytes(32).toString('base64url');
  setCookie(config, reply, { name: NAME, value, seconds: DAYS * 86_400 });
  return value;
}
