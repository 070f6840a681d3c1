import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countWaiting } from './count-waiting';
import { lastChecks } from './last-checks';

/** What a process tells of itself, in the text format of Prometheus. */
export type Metrics = {
  observeRequests: (http: FastifyInstance) => void;
  jobEnded: (queue: string, seconds: number, outcome: 'completed' | 'failed') => void;
  /** @throws never: what cannot be asked now is left out */
  text: () => Promise<{ contentType: string; text: string }>;
};

/** Up to what a call, and what a job, may take. */
const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];
const JOB_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300, 900, 3600];

/** The figures of an API or worker, which asks the database what is not its own when they are read. */
export function newMetrics(pool: pg.Pool): Metrics {
  const register = new Registry();
  // process_*, nodejs_eventloop_lag_*, nodejs_gc_* and heap.
  collectDefaultMetrics({ register });
  const calls = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long calls took, by the pattern of their route',
    labelNames: ['method', 'route', 'status_code'],
    buckets: CALL_SECONDS,
    registers: [register],
  });
  const putOff = new Counter({
    name: 'http_calls_put_off_total',
    help: 'Calls that could not be done now (503), by what was in the way',
    labelNames: ['hindrance'],
    registers: [register],
  });
  const done = new Histogram({
    name: 'job_duration_seconds',
    help: 'How long jobs took that this process did',
    labelNames: ['queue', 'outcome'],
    buckets: JOB_SECONDS,
    registers: [register],
  });
  gaugePool(register, pool);
  const askQueues = gaugeQueues(register, pool);
  const askChecks = gaugeChecks(register, pool);

  return {
    observeRequests: (http) => {
      http.addHook('onResponse', async ({ method, routeOptions, hindrance }, reply) => {
        const route = routeOptions.url ?? '(no route)';
        const labels = { method, route, status_code: reply.statusCode };
        calls.observe(labels, reply.elapsedTime / 1000);
        if (reply.statusCode === 503) putOff.inc({ hindrance: hindrance ?? 'other' });
      });
    },
    jobEnded: (queue, seconds, outcome) => done.observe({ queue, outcome }, seconds),
    text: async () => {
      await Promise.all([askQueues(), askChecks()]);
      return { contentType: register.contentType, text: await register.metrics() };
    },
  };
}

function gaugePool(register: Registry, pool: pg.Pool) {
  const connections = new Gauge({
    name: 'db_pool_connections',
    help: 'Connections to the database that this process has',
    labelNames: ['state'],
    registers: [register],
    collect: () => {
      connections.set({ state: 'idle' }, pool.idleCount ?? 0);
      connections.set({ state: 'used' }, (pool.totalCount ?? 0) - (pool.idleCount ?? 0));
    },
  });
  const waiting = new Gauge({
    name: 'db_pool_waiting',
    help: 'Queries of this process that wait for a connection',
    registers: [register],
    collect: () => {
      waiting.set(pool.waitingCount ?? 0);
    },
  });
}

/** The same from each process, as they share the queues: take the largest. @returns asks the database */
function gaugeQueues(register: Registry, pool: pg.Pool) {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['queue'], registers: [register] });
  const depth = gauge('job_queue_depth', 'Jobs that are due and wait for a worker');
  const age = gauge('job_queue_oldest_seconds', 'How long the oldest of them has been due');
  const up = new Gauge({
    name: 'db_up',
    help: 'Whether the database answered',
    registers: [register],
  });
  return async () => {
    depth.reset();
    age.reset();
    const queues = await countWaiting(pool).catch(() => null);
    up.set(queues ? 1 : 0);
    for (const { queue, waiting, seconds } of queues ?? []) {
      depth.set({ queue }, waiting);
      age.set({ queue }, seconds);
    }
  };
}

/** The same from each process. @returns asks the database */
function gaugeChecks(register: Registry, pool: pg.Pool) {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['invariant'], registers: [register] });
  const violations = gauge('invariant_violations', 'Rows of which it did not hold last night');
  const checked = gauge('invariant_checked_timestamp_seconds', 'When all was looked at last');
  return async () => {
    violations.reset();
    checked.reset();
    for (const { invariant, ...found } of await lastChecks(pool).catch(() => [])) {
      violations.set({ invariant }, found.violations);
      checked.set({ invariant }, found.at);
    }
  };
}
