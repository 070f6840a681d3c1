import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, isHttps } from '../platform/config';

/** A name that starts with `__Host-` a browser accepts from https only, for this host and all paths. */
const nameOf = (config: Config, name: string) => (isHttps(config) ? `__Host-${name}` : name);

/** The value of one of our cookies; '' when there is none. */
export function readCookie(config: Config, { headers }: FastifyRequest, name: string): string {
  const cookies = (headers.cookie ?? '').split(/; */);
  const start = `${nameOf(config, name)}=`;
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) ?? '';
}

/** Sets a cookie that scripts cannot read, beside those that were set before. */
export function setCookie(
  config: Config,
  reply: FastifyReply,
  { name, value, seconds }: { name: string; value: string; seconds: number },
): void {
  const secure = isHttps(config) ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${nameOf(config, name)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${secure}`,
  );
}
