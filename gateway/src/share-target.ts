import type { FastifyInstance } from 'fastify';

/**
 * What other apps share is taken by the service worker, and never comes here; unless the browser has lost that. Then the
 * page says that the files have to be shared again.
 */
export async function shareTarget(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser('*', (_request, body, done) => {
    body.resume();
    done(null);
  });
  app.post('/share', (_request, reply) => reply.redirect('/upload?shared=lost', 303));
}
