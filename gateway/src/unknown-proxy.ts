import type { FastifyInstance } from 'fastify';

/**
 * Says once in the log that somebody in front is not believed about who calls: all who come that way then count as one
 * client, whose limits they share.
 */
export function tellOfUnknownProxy(app: FastifyInstance): void {
  let isTold = false;
  app.addHook('onRequest', async ({ headers, ips, ip }) => {
    if (isTold || headers['x-forwarded-for'] === undefined || (ips && ips.length > 1)) return;
    isTold = true;
    app.log.warn({ address: ip }, 'X-Forwarded-For of who is not in TRUST_PROXY is not believed');
  });
}
