import { AccountingError } from '../../accounting-error';
import { decodeBytes } from '../xml/decode-bytes';
import { retryAfter } from './retry-after';

/** Ten thousand relations are two of these. */
const LARGEST_BYTES = 32 * 1024 * 1024;

export type Sent = {
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  patience_ms: number;
};
export type Received = { status: number; retry_after_s: number | null; text: string };

/**
 * One request and its answer, whatever its status.
 *
 * @throws AccountingError `unreachable` when nothing was sent, `noAnswer` when something was, or may have been
 */
export async function send(url: string, { patience_ms, ...request }: Sent): Promise<Received> {
  try {
    const response = await fetch(url, {
      ...request,
      // One answer for each line: what else arrives on it belongs to nobody.
      headers: { ...request.headers, connection: 'close' },
      // Tokens and documents go to nobody else.
      redirect: 'error',
      signal: AbortSignal.timeout(patience_ms),
    });
    const bytes = await readAll(response);
    return {
      status: response.status,
      retry_after_s: retryAfter(response.headers.get('retry-after')),
      text: decodeBytes(bytes, response.headers.get('content-type') ?? ''),
    };
  } catch (error) {
    throw neverConnected(error)
      ? new AccountingError('unreachable', `the accounting package is away (${whyOf(error)})`)
      : new AccountingError('noAnswer', `the accounting package does not answer (${whyOf(error)})`);
  }
}

async function readAll({ body }: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    // Leaving the loop closes the line.
    if (size > LARGEST_BYTES) throw new Error('the answer is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

type Cause = { code?: string; syscall?: string; errors?: Cause[]; name?: string };

/** Whether the line never stood: only then is it certain that nothing arrived. */
function neverConnected(error: unknown): boolean {
  const cause = causeOf(error);
  const each = cause.errors ?? [cause];
  return each.every(
    ({ syscall, code }) =>
      syscall === 'connect' || syscall === 'getaddrinfo' || code === 'UND_ERR_CONNECT_TIMEOUT',
  );
}

const causeOf = (error: unknown): Cause => (error as { cause?: Cause }).cause ?? (error as Cause);

/** A code or a name: messages may hold an address with a token in it. */
const whyOf = (error: unknown): string => causeOf(error).code ?? causeOf(error).name ?? 'unknown';
