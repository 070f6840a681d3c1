import type { FastifyInstance } from 'fastify';
import { failure } from './failure';
import { TEXTS } from './texts';

const MAX_BYTES = 8 * 1024;
/** Reports that are written down each minute: of one client, and of all together. */
const OF_ONE = 10;
const OF_ALL = 60;

/** Takes what browsers report about the content security policy, and logs it in one line. */
export async function cspReport(app: FastifyInstance): Promise<void> {
  const options = { parseAs: 'string', bodyLimit: MAX_BYTES } as const;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', options, (_request, body, done) => done(null, body));
  const mayReport = limitPerMinute();

  app.post<{ Body: string | undefined }>('/csp-report', {
    onRequest: async (request, reply) => {
      if (mayReport(request.ip)) return;
      return reply.code(429).header('retry-after', '60').send(failure(TEXTS.tooMany, request.id));
    },
    handler: (request, reply) => {
      request.log.warn({ csp: request.body?.replace(/\s+/g, ' ') }, 'content security policy');
      return reply.code(204).send();
    },
  });
}

/** Remembers one minute, so no more clients than may report in it. */
function limitPerMinute(): (client: string) => boolean {
  let minute = 0;
  let all = 0;
  const perClient = new Map<string, number>();

  return (client) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) {
      minute = now;
      all = 0;
      perClient.clear();
    }
    const ofClient = perClient.get(client) ?? 0;
    if (all >= OF_ALL || ofClient >= OF_ONE) return false;
    all += 1;
    perClient.set(client, ofClient + 1);
    return true;
  };
}
