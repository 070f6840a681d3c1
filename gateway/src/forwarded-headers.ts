import type { IncomingHttpHeaders } from 'node:http';
import { LEAVING } from './leaving-nodes';

/** Meant for one connection only. Source: RFC 9110 §7.6.1. */
const ofOneConnection = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];

/** They say where a body ends: without them the rest of it would be read as another request. */
const framing = ['content-length', 'transfer-encoding'];

/** What has no such header has no body, whatever comes after it. Source: RFC 9112 §6.3. */
export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  framing.some((name) => headers[name] !== undefined);

/** What a caller may not tell the API: answered here, or for us to set. */
const oursToSet = [
  'expect',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
  'x-request-id',
];

/** The headers of a request as the API gets them. `client` is the one address that it believes, `reference` what both log the call by. */
export const requestHeaders = (
  headers: IncomingHttpHeaders,
  { client, isSecure, reference }: { client: string; isSecure: boolean; reference: string },
) => ({
  'x-forwarded-for': client,
  'x-request-id': reference,
  'x-forwarded-proto': isSecure ? 'https' : 'http',
  ...without(headers, oursToSet),
});

/** The headers of an answer as the caller gets them; how it is cut into chunks depends on their connection. */
export const answerHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  without(headers, ['transfer-encoding', LEAVING]);

/** Without what belongs to the connection it came over, also when it is only named there. */
function without(headers: IncomingHttpHeaders, more: string[]): IncomingHttpHeaders {
  const named = (headers.connection ?? '').toLowerCase().split(/[\s,]+/);
  const dropped = new Set([...named.filter((name) => !framing.includes(name)), ...more]);
  for (const name of ofOneConnection) dropped.add(name);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
