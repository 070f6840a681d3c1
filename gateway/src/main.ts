import { createGateway } from './gateway';
import { leaving } from './leave';
import { serveMetrics } from './metrics/serve-metrics';
import { readMetricsPort, readOptions } from './read-options';

const { PORT, HOST } = process.env;
const host = HOST ?? '127.0.0.1';
const options = readOptions(process.env);
const metricsPort = readMetricsPort(process.env);
// What counts takes some megabytes, which stay.
const metrics = metricsPort === 0 ? null : (await import('./metrics/metrics')).newMetrics();
const gateway = createGateway(options, metrics);
const leave = leaving(gateway.server);
const closeMetrics = metrics && (await serveMetrics(metrics, { host, port: metricsPort }));

async function stop() {
  closeMetrics?.();
  // In development each page has a call under way that never ends.
  if (!options.isDevelopment) await leave();
  await gateway.close();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
await gateway.listen({ port: Number(PORT ?? 3000), host });
console.log(`gateway: ${gateway.listeningOrigin}`);
