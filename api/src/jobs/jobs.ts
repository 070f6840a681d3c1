import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Queries } from '../database/connect';
import { inTransaction } from '../database/transaction';
import {
  doOne,
  type Entry,
  fetchOne,
  LEASE_SECONDS,
  type Log,
  startWorker,
  type Worker,
} from './worker';

/** A kind of work that is queued in a transaction and done after it. */
export type Job<Data extends object> = {
  name: string;
  /** Only there for the type. */
  data?: Data;
  /** When it comes round by itself, as cron in Dutch time. */
  cron?: string;
  /** Also done when a worker starts, for what it missed while none ran. */
  atStart?: true;
};

export type QueueOptions = {
  /** At most one job with this key waits; a second one is dropped. */
  singletonKey?: string;
  startAfter?: Date;
};

/** Queues a job in the transaction: it exists once that is committed, or never. */
export type Queue = <Data extends object>(
  job: Job<Data>,
  data: Data,
  options?: QueueOptions,
) => Promise<void>;

/** Must do the same once or twice: it can be run again after a crash. */
export type Handler<Data> = (data: Data) => Promise<void>;

export type Jobs = {
  /** Says who does a job; before `start`. */
  handle: <Data extends object>(job: Job<Data>, handler: Handler<Data>) => void;
  /** `wake` lets this process start on what was queued; call it after the commit. */
  queueIn: (tx: Queries) => { queue: Queue; wake: () => void };
  start: () => Promise<void>;
  /** Does all that is due now, here; for tests and tools that do not want to wait. */
  drain: () => Promise<void>;
  /** Lets running jobs end. */
  stop: () => Promise<void>;
};

/** Tried again after about 5, 10, 20, 40 and 80 seconds, also when the worker that had it no longer says that it lives. */
const QUEUE = {
  policy: 'short',
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: LEASE_SECONDS,
} as const;

const RENEW = `UPDATE pgboss.job SET started_on = now() WHERE name = $1 AND id = $2 AND state = 'active'`;

/** How often jobs are looked for of which the worker has died. */
const EXPIRE_MS = 5000;
/** How long running jobs get when the process is told to stop; after that their leases run out. */
const STOP_MS = 20_000;

/** Jobs in the database, by pg-boss. @param work whether this process does them as well */
export function newJobs(pool: pg.Pool, { work, log }: { work: boolean; log: Log }): Jobs {
  const entries = new Map<string, Entry>();
  const workers = new Map<string, Worker>();
  let expiring: NodeJS.Timeout | undefined;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: work,
    schedule: work,
  });
  boss.on('error', (error) => log(error, 'job queue'));
  const renew = (job: PgBoss.Job) => pool.query(RENEW, [job.name, job.id]);

  return {
    handle: (job, handler) => {
      // Kept under its name with its own kind of data, which the map cannot say.
      entries.set(job.name, { job, handler } as unknown as Entry);
    },
    queueIn: (tx) => queueIn(boss, tx, (name) => workers.get(name)?.wake()),
    start: async () => {
      await boss.start();
      for (const entry of entries.values()) {
        await makeQueue(boss, entry.job);
        if (!work) continue;
        await plan(boss, entry.job);
        workers.set(entry.job.name, startWorker(boss, entry, { log, renew }));
      }
      if (work) expiring = setInterval(() => expire(boss, log), EXPIRE_MS);
    },
    drain: async () => {
      await expire(boss, log);
      for (const entry of entries.values())
        for (let taken = await fetchOne(boss, entry); taken; taken = await fetchOne(boss, entry))
          await doOne(boss, entry, taken, { log, renew });
    },
    stop: async () => {
      clearInterval(expiring);
      const ended = Promise.all([...workers.values()].map((worker) => worker.stop()));
      await Promise.race([ended, wait(STOP_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: true, wait: true, close: false, timeout: 1000 });
    },
  };
}

async function makeQueue(boss: PgBoss, { name }: Job<object>) {
  await boss.createQueue(name, { name, ...QUEUE });
  // One that an earlier version made has its settings.
  await boss.updateQueue(name, { name, ...QUEUE });
}

const expire = (boss: PgBoss, log: Log) =>
  boss.expire().catch((error) => log(error, 'jobs of dead workers'));

async function plan(boss: PgBoss, { name, cron, atStart }: Job<object>) {
  if (cron) await boss.schedule(name, cron, {}, { tz: 'Europe/Amsterdam' });
  if (atStart) await boss.send(name, {}, { singletonKey: 'start' });
}

function queueIn(boss: PgBoss, tx: Queries, wakeUp: (name: string) => void) {
  const names = new Set<string>();
  const queue: Queue = async ({ name }, data, { singletonKey, startAfter } = {}) => {
    names.add(name);
    await boss.send(name, data, {
      db: inTransaction(tx),
      singletonKey: singletonKey ?? randomUUID(),
      ...(startAfter ? { startAfter } : {}),
    });
  };
  return { queue, wake: () => names.forEach(wakeUp) };
}
