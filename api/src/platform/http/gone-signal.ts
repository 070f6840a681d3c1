import type { FastifyReply } from 'fastify';

/**
 * Aborts when who called closes the connection before the answer is sent. Not the `signal` that Fastify has: that aborts
 * once a body was read to its end.
 */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
