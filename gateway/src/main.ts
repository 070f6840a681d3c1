import { createGateway } from './gateway';
import { serveMetrics } from './metrics/serve-metrics';
import { readMetricsPort, readOptions } from './read-options';

const { PORT, HOST } = process.env;
const host = HOST ?? '127.0.0.1';
const metricsPort = readMetricsPort(process.env);
// What counts takes some megabytes, which stay.
const metrics = metricsPort === 0 ? null : (await import('./metrics/metrics')).newMetrics();
const gateway = createGateway(readOptions(process.env), metrics);
const closeMetrics = metrics && (await serveMetrics(metrics, { host, port: metricsPort }));

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    closeMetrics?.();
    void gateway.close();
  });
await gateway.listen({ port: Number(PORT ?? 3000), host });
console.log(`gateway: ${gateway.listeningOrigin}`);
