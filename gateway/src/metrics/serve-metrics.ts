import fastify from 'fastify';
import type { Metrics } from './metrics';

/**
 * Gives the metrics on a port of its own, which is not for the world: it asks nobody who they are.
 *
 * @returns closes it
 */
export async function serveMetrics(
  { text }: Metrics,
  where: { host: string; port: number },
): Promise<() => void> {
  const app = fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) => {
    const { contentType, text: body } = await text();
    return reply.header('content-type', contentType).send(body);
  });
  await app.listen(where);
  return () => void app.close();
}
