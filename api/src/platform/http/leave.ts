import type { Socket } from 'node:net';
import { setImmediate as allLetIn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Says with each answer that this process is about to stop, so that the gateway goes elsewhere, and resolves when it
     * has and the door is closed. Until then all is served, also what comes over a new connection: whoever closed one
     * first would, now and then, close it under a call that is on its way.
     */
    leave: () => Promise<void>;
    isLeaving: () => boolean;
  }
}

/** Longer than the gateway keeps a connection that nobody uses. */
const LEAVE_MS = 7000;
/** How long no connection of it may come: at any moment there may be none, and a call of who was told nothing yet. */
const QUIET_MS = 250;
const LOOK_MS = 20;

export function mayLeave(http: FastifyInstance): void {
  let isLeaving = false;
  /** Of the gateway, which alone says for whom it calls. */
  const lines = new Set<Socket>();
  let closedAt = 0;

  http.addHook('onRequest', ({ raw: { headers, socket } }, _reply, done) => {
    if (headers['x-forwarded-for'] !== undefined && !lines.has(socket)) {
      lines.add(socket);
      socket.once('close', () => {
        lines.delete(socket);
        closedAt = Date.now();
      });
    }
    done();
  });
  http.addHook('onSend', (_request, reply, payload, done) => {
    if (isLeaving) reply.headers({ 'x-leaving': 'yes', connection: 'close' });
    done(null, payload);
  });
  http.decorate('isLeaving', () => isLeaving);
  http.decorate('leave', async () => {
    isLeaving = true;
    const begun = Date.now();
    const isGone = (now: number) => lines.size === 0 && now - Math.max(closedAt, begun) > QUIET_MS;
    while (!isGone(Date.now()) && Date.now() - begun < LEAVE_MS) await wait(LOOK_MS);
    // A door that is closed resets who still waits at it: right after all were let in there is nobody.
    await allLetIn();
    http.server.close();
  });
}
