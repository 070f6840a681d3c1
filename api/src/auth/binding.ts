import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, isHttps } from '../config';
import { ABSOLUTE_MS } from '../http/authenticate';

/** A name that starts with `__Host-` a browser accepts from https only, for this host and all paths. */
const nameOf = (config: Config) => (isHttps(config) ? '__Host-bw_bind' : 'bw_bind');

/** The value that ties tokens to this browser; '' when there is none. */
export function bindingOf(config: Config, { headers }: FastifyRequest): string {
  const cookies = (headers.cookie ?? '').split(/; */);
  const start = `${nameOf(config)}=`;
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) ?? '';
}

/** Binds this browser. One value for all its tabs, so that the second sign-in keeps the first alive. */
export function bind(config: Config, request: FastifyRequest, reply: FastifyReply): string {
  const known = bindingOf(config, request);
  const binding = /^[\w-]{43}$/.test(known) ? known : randomBytes(32).toString('base64url');
  const secure = isHttps(config) ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${nameOf(config)}=${binding}; Max-Age=${ABSOLUTE_MS / 1000}; Path=/; HttpOnly; SameSite=Strict${secure}`,
  );
  return binding;
}
