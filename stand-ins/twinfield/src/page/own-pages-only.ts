import type { FastifyInstance } from 'fastify';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Lets nobody in but pages of its own and programs of this machine: any site somebody visits could send a form here,
 * and any name that a stranger lets point at this machine would do.
 */
export function ownPagesOnly(app: FastifyInstance, publicUrl: string, port: number) {
  const { host, origin } = new URL(publicUrl);
  const here = LOOPBACK.map((name) => `${name}:${port}`);
  const hosts = [host, ...here];
  const origins = [origin, ...here.map((name) => `http://${name}`)];
  app.addHook('onRequest', async ({ headers }, reply) => {
    const isOwnHost = hosts.includes(headers.host ?? '');
    const isOwnOrigin = headers.origin === undefined || origins.includes(headers.origin);
    if (isOwnHost && isOwnOrigin) return;
    return reply.code(403).type('text/plain').send('403');
  });
}
