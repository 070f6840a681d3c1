import type { IncomingMessage } from 'node:http';

/** A form; a file is sent again by who has it. */
const ROOM = 64 * 1024;
/** They change nothing. Source: RFC 9110 §9.2.1. */
const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Keeps what a caller sends, where it does no harm to do the call twice: a read, or a write that the API counts once by
 * its key.
 *
 * @returns gives what came in until now; null when the call may not be repeated
 */
export function keptForRepeat(incoming: IncomingMessage): () => Buffer[] | null {
  if (!isRepeatable(incoming)) return () => null;
  const kept: Buffer[] = [];
  let size = 0;
  incoming.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= ROOM) kept.push(chunk);
    else kept.length = 0;
  });
  return () => (size <= ROOM ? kept : null);
}

/** Of nobody the API knows no keys. */
const isRepeatable = ({ method = '', headers }: IncomingMessage) =>
  SAFE.includes(method) ||
  (headers['idempotency-key'] !== undefined && headers.authorization !== undefined);
