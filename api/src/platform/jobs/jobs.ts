import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Queries } from '../database/connect';
import { inTransaction } from '../database/transaction';
import type { Handler, Job, JobRegistration } from './job';
import { LOOK_MS, queueDue } from './planner';
import {
  type Ended,
  type Entry,
  fetchJob,
  LEASE_SECONDS,
  type Log,
  runJob,
  startWorker,
  type Worker,
} from './worker';

/** What each kind of job is given, by its name; the file of a job adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: only an interface can be added to
export interface JobData {}

type QueueOptions = {
  /** At most one job with this key waits; a second one is dropped. */
  singletonKey?: string;
  startAfter?: Date;
};

/** Queues a job in the transaction: it exists once that is committed, or never. */
export type Queue = <Name extends keyof JobData>(
  name: Name,
  data: JobData[Name],
  options?: QueueOptions,
) => Promise<void>;

export type Jobs = {
  /** Registers the handler of a job; before `start`. */
  handle: <Name extends keyof JobData>(
    job: Job<Name>,
    doing: Handler<JobData[Name]> | JobRegistration<JobData[Name]>,
  ) => void;
  /** `wake` lets this process start on what was queued; call it after the commit. */
  queueIn: (tx: Queries) => { queue: Queue; wake: () => void };
  start: () => Promise<void>;
  /** Queues a job for each row that waits for one but has none: it failed too often, or was lost. @returns how many */
  mend: () => Promise<number>;
  /** Runs all jobs that are due, in this process; for tests and tools. */
  drain: () => Promise<void>;
  /** Stops taking jobs and waits for those that run. */
  stop: () => Promise<void>;
};

/** Retried after about 5, 10, 20, 40 and 80 seconds, also when its worker no longer sends heartbeats. */
const QUEUE = {
  policy: 'short',
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: LEASE_SECONDS,
} as const;

const LIVING = `SELECT data FROM pgboss.job WHERE name = $1 AND state < 'completed'`;
/** Also when its lease ran out, as long as nobody has begun it again: that counts one more try. */
const RENEW = `UPDATE pgboss.job SET state = 'active', started_on = now()
  WHERE name = $1 AND id = $2 AND retry_count = $3 AND state IN ('active', 'retry')`;

/** Which kinds of job are due: to look for one of each kind asks the database some dozens of times. */
const DUE = {
  name: 'due-jobs',
  text: `SELECT DISTINCT name FROM pgboss.job WHERE state < 'active' AND start_after < now()`,
};

/** How often jobs of dead workers are looked for. */
const EXPIRE_MS = 5000;
/** How often rows whose job is gone are looked for. */
const MEND_MS = 600_000;
/** How long running jobs may take when the process is told to stop; after that their leases expire. */
const STOP_MS = 20_000;

/** `queued` hears of jobs as they are queued, before their transaction is committed. */
type Options = {
  work: boolean;
  log: Log;
  queued?: (job: { name: string; id: string | null }) => void;
  ended?: Ended;
};

/** Jobs in the database, by pg-boss. @param work whether this process does them as well */
export function newJobs(pool: pg.Pool, { work, log, queued = () => {}, ended }: Options): Jobs {
  const entries = new Map<string, Entry>();
  const workers = new Map<string, Worker>();
  const rounds: NodeJS.Timeout[] = [];
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: work,
    // `queueDue` does.
    schedule: false,
  });
  boss.on('error', (error) => log(error, 'job queue'));
  const telling = ended ? { log, ended } : { log };
  const renew = async ({ name, id, retryCount }: PgBoss.JobWithMetadata) =>
    (await pool.query(RENEW, [name, id, retryCount])).rowCount === 1;

  const mend = async () => {
    let queued = 0;
    for (const entry of entries.values())
      queued += await requeue(boss, pool, entry).catch((error) => {
        log(error, 'rows without a job');
        return 0;
      });
    return queued;
  };

  return {
    handle: (job, doing) => {
      const done = typeof doing === 'function' ? { handler: doing } : doing;
      // Kept under its name with its own kind of data, which the map cannot say.
      entries.set(job.name, { job, ...done } as unknown as Entry);
    },
    queueIn: (tx) => queueIn(boss, tx, { queued, wakeUp: (name) => workers.get(name)?.wake() }),
    start: async () => {
      await boss.start();
      const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      for (const entry of entries.values()) {
        await makeQueue(boss, entry.job, queues.get(entry.job.name));
        if (!work) continue;
        if (entry.job.atStart) await boss.send(entry.job.name, {}, { singletonKey: 'start' });
        workers.set(entry.job.name, startWorker(boss, entry, { ...telling, renew }));
      }
      if (!work) return;
      await mend();
      const look = () =>
        queueDue(
          boss,
          pool,
          [...entries.values()].map(({ job }) => job),
        ).catch((error) => log(error, 'jobs that are due'));
      await look();
      rounds.push(
        setInterval(look, LOOK_MS),
        setInterval(() => expire(boss, log), EXPIRE_MS),
        setInterval(mend, MEND_MS),
      );
    },
    mend,
    drain: async () => {
      await expire(boss, log);
      let due = await dueIn(pool);
      for (const entry of entries.values())
        while (due.has(entry.job.name)) {
          const taken = await fetchJob(boss, entry);
          if (!taken) break;
          await runJob(boss, entry, taken, { ...telling, renew });
          due = await dueIn(pool);
        }
    },
    stop: async () => {
      rounds.forEach(clearInterval);
      const ended = Promise.all([...workers.values()].map((worker) => worker.stop()));
      await Promise.race([ended, wait(STOP_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: true, wait: true, close: false, timeout: 1000 });
    },
  };
}

/** @param made as it is there, with the settings of the version that made it */
async function makeQueue(boss: PgBoss, { name }: Job, made?: PgBoss.Queue) {
  if (isDeepStrictEqual({ ...made, ...QUEUE }, made)) return;
  await boss.createQueue(name, { name, ...QUEUE });
  await boss.updateQueue(name, { name, ...QUEUE });
}

const dueIn = async (pool: pg.Pool) =>
  new Set((await pool.query<{ name: string }>(DUE)).rows.map(({ name }) => name));

const expire = (boss: PgBoss, log: Log) =>
  boss.expire().catch((error) => log(error, 'jobs of dead workers'));

/** The rows are read before the jobs: one that is done in between gets a superfluous job, which finds nothing to do. */
async function requeue(boss: PgBoss, pool: pg.Pool, { job: { name }, waiting }: Entry) {
  const wanted = (await waiting?.()) ?? [];
  if (wanted.length === 0) return 0;
  const { rows } = await pool.query<{ data: object | null }>(LIVING, [name]);
  const living = new Set(rows.map(({ data }) => JSON.stringify(data ?? {})));
  const lost = wanted.filter((data) => !living.has(JSON.stringify(data)));
  for (const data of lost) await boss.send(name, data, { singletonKey: JSON.stringify(data) });
  return lost.length;
}

type Queueing = { queued: NonNullable<Options['queued']>; wakeUp: (name: string) => void };

function queueIn(boss: PgBoss, tx: Queries, { queued, wakeUp }: Queueing) {
  const names = new Set<string>();
  const queue: Queue = async (name, data, { singletonKey, startAfter } = {}) => {
    names.add(name);
    const id = await boss.send(name, data, {
      db: inTransaction(tx),
      singletonKey: singletonKey ?? randomUUID(),
      ...(startAfter ? { startAfter } : {}),
    });
    queued({ name, id });
  };
  return { queue, wake: () => names.forEach(wakeUp) };
}
