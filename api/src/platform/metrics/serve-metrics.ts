import { createServer } from 'node:http';
import type { Metrics } from './metrics';

/**
 * Gives the metrics on a port of its own, which is not for the world: it asks nobody who they are.
 *
 * @returns closes it
 */
export async function serveMetrics(
  { text }: Metrics,
  { host, port }: { host: string; port: number },
): Promise<() => void> {
  const server = createServer(async ({ method, url }, answer) => {
    if (method !== 'GET' || url !== '/metrics') return void answer.writeHead(404).end();
    const { contentType, text: body } = await text();
    answer.writeHead(200, { 'content-type': contentType }).end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
