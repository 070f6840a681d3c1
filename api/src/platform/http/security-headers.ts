import type { FastifyInstance } from 'fastify';

const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/** What every answer of the API carries; a page or a file sets its own policy over it. */
export function securityHeaders(http: FastifyInstance, { https }: { https: boolean }) {
  http.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
    if (https) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}
