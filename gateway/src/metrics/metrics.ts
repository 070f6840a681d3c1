import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { countBuilds, type Figures } from './count-builds';
import { type Kind, kindOf } from './kinds';

/** What the gateway tells of itself, in the text format of Prometheus. */
export type Metrics = {
  observeRequests: (http: FastifyInstance) => void;
  /** From where builds, how they fare, and canaries are read when somebody asks. */
  observeBuilds: (figures: Figures) => void;
  /** A file of a build is not as it was signed. */
  fileRefused: () => void;
  /** The list of releases is damaged, not signed, gone, or older than the last one. */
  listRefused: () => void;
  text: () => Promise<{ contentType: string; text: string }>;
};

/** Up to what the API may take, and a large file. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];
/** What a proxy answers when who is behind it does not. */
const UPSTREAM = [502, 503, 504];

export function newMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'gateway_request_duration_seconds',
    help: 'How long requests took, by what was asked for and the class of the status',
    labelNames: ['kind', 'status'],
    buckets: SECONDS,
    registers,
  });
  const upstream = new Counter({
    name: 'gateway_upstream_failures_total',
    help: 'Calls that the API did not answer (502, 504), or refused as it cannot work (503)',
    labelNames: ['status_code'],
    registers,
  });
  for (const status_code of UPSTREAM) upstream.inc({ status_code }, 0);
  let readBuilds = () => {};
  const files = new Counter({
    name: 'gateway_refused_files_total',
    help: 'Files of builds that are not as they were signed, each once',
    registers,
  });
  const lists = new Counter({
    name: 'gateway_refused_release_lists_total',
    help: 'Times that the list of releases could not be believed, and the last one went on',
    registers,
  });

  return {
    observeRequests: (http) => {
      // What is not there is answered by another route in the end.
      const kinds = new WeakMap<FastifyRequest, Kind>();
      http.addHook('onRequest', async (request) => {
        kinds.set(request, kindOf(request.routeOptions.url));
      });
      http.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
        const kind = kinds.get(request) ?? 'other';
        const status = `${Math.floor(statusCode / 100)}xx`;
        requests.observe({ kind, status }, elapsedTime / 1000);
        if (kind === 'api' && UPSTREAM.includes(statusCode))
          upstream.inc({ status_code: statusCode });
      });
    },
    observeBuilds: (figures) => {
      readBuilds = countBuilds(register, figures);
    },
    fileRefused: () => files.inc(),
    listRefused: () => lists.inc(),
    text: async () => {
      readBuilds();
      return { contentType: register.contentType, text: await register.metrics() };
    },
  };
}
