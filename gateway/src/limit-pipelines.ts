import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers and proxies send one, and wait for its answer. */
const MOST = 8;

/**
 * Cuts off who asks one thing after the other over a connection without waiting for an answer: thousands fit in a packet
 * or two, and of each the answer would be made, and kept until it is read.
 */
export function limitPipelines(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const before = unanswered.get(socket) ?? 0;
    if (before >= MOST) {
      reply.hijack();
      return void socket.destroy();
    }
    unanswered.set(socket, before + 1);
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  });
}
