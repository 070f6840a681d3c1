import type { FastifyInstance } from 'fastify';

const LIMIT = 16 * 1024;

/** Takes what browsers report about the content security policy, and logs it in one line. */
export async function cspReport(app: FastifyInstance): Promise<void> {
  const options = { parseAs: 'string', bodyLimit: LIMIT } as const;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', options, (_request, body, done) => done(null, body));

  app.post<{ Body: string | undefined }>('/csp-report', (request, reply) => {
    request.log.warn({ csp: request.body?.replace(/\s+/g, ' ') }, 'content security policy');
    return reply.code(204).send();
  });
}
