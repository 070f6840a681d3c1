import type { FastifyInstance } from 'fastify';
import { failure } from './failure';
import { limitPerMinute } from './limit-per-minute';
import { TEXTS } from './texts';

const MAX_BYTES = 8 * 1024;
/** Reports that are written down each minute: of one client, and of all together. */
const LIMITS = { ofOne: 10, ofAll: 60 };

/** Takes what browsers report about the content security policy, and logs it in one line. */
export async function cspReport(app: FastifyInstance): Promise<void> {
  const options = { parseAs: 'string', bodyLimit: MAX_BYTES } as const;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', options, (_request, body, done) => done(null, body));
  const mayReport = limitPerMinute(LIMITS);

  app.post<{ Body: string | undefined }>('/csp-report', {
    onRequest: async (request, reply) => {
      if (mayReport(request.ip)) return;
      return reply.code(429).header('retry-after', '60').send(failure(TEXTS.tooMany, request.id));
    },
    handler: (request, reply) => {
      request.log.warn({ csp: request.body && asLogged(request.body) }, 'content security policy');
      return reply.code(204).send();
    },
  });
}

/**
 * On one line, and of addresses only where they lead: what stands behind that may let somebody in, as the code of an e-mail
 * in the address of the page, or say what was searched for.
 */
const asLogged = (report: string) => report.replace(/\s+/g, ' ').replace(/[?#][^"\s]*/g, '');
