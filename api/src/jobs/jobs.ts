import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Queries } from '../database/connect';
import { inTransaction } from '../database/transaction';

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

/** Tried again after about 5, 10, 20, 40 and 80 seconds; a job that hangs is given to another. */
const QUEUE = {
  policy: 'short',
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 300,
} as const;

/** How often workers look for jobs that another process queued. */
const POLL_SECONDS = 2;

type Entry = { job: Job<object>; handler: Handler<object> };
type Log = (error: unknown, message: string) => void;

/** Jobs in the database, by pg-boss. @param work whether this process does them as well */
export function newJobs(pool: pg.Pool, { work, log }: { work: boolean; log: Log }): Jobs {
  const entries = new Map<string, Entry>();
  const workers = new Map<string, string>();
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: work,
    schedule: work,
  });
  boss.on('error', (error) => log(error, 'job queue'));

  return {
    handle: (job, handler) => {
      // Kept under its name with its own kind of data, which the map cannot say.
      entries.set(job.name, { job, handler } as unknown as Entry);
    },
    queueIn: (tx) => queueIn(boss, tx, (name) => boss.notifyWorker(workers.get(name) ?? '')),
    start: async () => {
      await boss.start();
      for (const entry of entries.values()) {
        await boss.createQueue(entry.job.name, { name: entry.job.name, ...QUEUE });
        if (work) workers.set(entry.job.name, await startWorker(boss, entry, log));
      }
    },
    drain: async () => {
      for (const entry of entries.values()) await drain(boss, entry, log);
    },
    stop: () => boss.stop({ graceful: true, wait: true, close: false, timeout: 20_000 }),
  };
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

async function startWorker(boss: PgBoss, { job, handler }: Entry, log: Log): Promise<string> {
  if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'Europe/Amsterdam' });
  if (job.atStart) await boss.send(job.name, {}, { singletonKey: 'start' });
  const options = { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1 };
  return boss.work<object>(job.name, options, async ([taken]) => {
    if (taken) await handler(taken.data ?? {}).catch((error) => fail(error, job.name, log));
  });
}

function fail(error: unknown, name: string, log: Log): never {
  log(error, `job ${name} failed`);
  throw error;
}

async function drain(boss: PgBoss, { job, handler }: Entry, log: Log) {
  for (;;) {
    const [taken] = await boss.fetch<object>(job.name);
    if (!taken) return;
    try {
      await handler(taken.data ?? {});
      await boss.complete(job.name, taken.id);
    } catch (error) {
      log(error, `job ${job.name} failed`);
      await boss.fail(job.name, taken.id, { message: String(error) });
    }
  }
}
