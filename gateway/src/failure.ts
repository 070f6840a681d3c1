import { randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** As the API makes them, which takes over ours: short enough to read out, without 0/O and 1/I/L. */
export const newReference = (): string =>
  [...randomBytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join('');

/** What every answer carries: also one that is written past the hooks. */
export const securityHeaders = ({ isSecure }: { isSecure: boolean }) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** Of a refusal, beside those. */
export const FAILURE_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
};

/** Of one that is over soon: in how many seconds it is worth another try. */
export const RETRY_HEADERS = { 'retry-after': '5' };

/** The body of a refusal, as the API writes it. */
export const failure = (message: string, reference = newReference()) => ({ message, reference });

type Closing = { status: number; message: string; isSecure: boolean };

/** Says why on a connection that no answer can be read from any more, and closes it. */
export function closeWith(socket: Duplex, { status, message, isSecure }: Closing): void {
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify(failure(message));
  const headers = { ...securityHeaders({ isSecure }), ...FAILURE_HEADERS };
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
