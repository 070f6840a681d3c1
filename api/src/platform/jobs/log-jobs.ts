import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../metrics/metrics';
import { currentReference } from '../reference';
import type { Ended } from './worker';

/** A line for each job that a call queued, with the reference of that call, and for each that ended, with the same id. */
export function logJobs(log: FastifyBaseLogger, metrics: Metrics | null) {
  const queued = ({ name, id }: { name: string; id: string | null }) =>
    log.info({ reqId: currentReference(), job: name, job_id: id }, 'job queued');
  const ended: Ended = ({ name, id, ms, isDone }) => {
    log.info({ job: name, job_id: id, ms, outcome: isDone ? 'completed' : 'failed' }, 'job');
    metrics?.jobEnded(name, ms / 1000, isDone ? 'completed' : 'failed');
  };
  return { queued, ended };
}
