import type PgBoss from 'pg-boss';
import type { Job, JobRegistration } from './job';

export type Log = (error: unknown, message: string) => void;
export type Entry = { job: Job } & JobRegistration<object>;

type Taken = PgBoss.JobWithMetadata<object>;

/** Hears of a job that has ended. */
export type Ended = (job: { name: string; id: string; ms: number; isDone: boolean }) => void;

/** @param renew says that a job is still being done. @returns false when another has begun it meanwhile */
type Options = { log: Log; ended?: Ended; renew: (taken: Taken) => Promise<boolean> };

/** Does the jobs of one kind, one after the other, until it is stopped. */
export type Worker = {
  /** Looks for a job now instead of at the next turn. */
  wake: () => void;
  /** Resolves when the job that runs has ended. */
  stop: () => Promise<void>;
};

/** How often a worker looks for jobs that another process queued. */
const POLL_MS = 2000;
/** How often a worker renews its lease, and how long the lease lasts. */
const BEAT_MS = 3000;
export const LEASE_SECONDS = 15;

export function startWorker(boss: PgBoss, entry: Entry, options: Options): Worker {
  let isStopping = false;
  let isWoken = false;
  let endPause = () => {};
  const wake = () => {
    isWoken = true;
    endPause();
  };
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function work() {
    while (!isStopping) {
      isWoken = false;
      const taken = await fetchJob(boss, entry);
      if (taken) await runJob(boss, entry, taken, options);
      else if (!isWoken && !isStopping) await pause();
    }
  }
  const ended = work();
  return {
    wake,
    stop: () => {
      isStopping = true;
      wake();
      return ended;
    },
  };
}

/** The next job that is due; none when the database is away, which pg-boss does not report. */
export async function fetchJob(boss: PgBoss, { job }: Entry): Promise<Taken | undefined> {
  const [taken] = await boss.fetch<object>(job.name, { includeMetadata: true });
  return taken;
}

/**
 * Runs a job and records its outcome; when that fails, its lease expires and it runs again.
 *
 * Resolves when it has ended, or has had its time. JavaScript cannot be stopped, so one that goes on after that keeps
 * its lease: nobody begins it again while it may still be doing something.
 */
export async function runJob(
  boss: PgBoss,
  entry: Entry,
  taken: Taken,
  options: Options,
): Promise<void> {
  const { name, seconds } = entry.job;
  const ended = doJob(boss, entry, taken, options);
  if (await isInTime(ended, seconds)) return;
  options.log(new Error(`not done in ${seconds} seconds`), `job ${name} takes too long`);
}

async function doJob(
  boss: PgBoss,
  { job: { name }, handler }: Entry,
  taken: Taken,
  { log, ended, renew }: Options,
): Promise<void> {
  const started = Date.now();
  let said: Promise<unknown> = Promise.resolve();
  const beat = setInterval(() => {
    said = renew(taken).catch((error) => log(error, `job ${name} not renewed`));
  }, BEAT_MS).unref();
  const outcome = await handler(taken.data ?? {}).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  if (outcome) log(outcome.error, `job ${name} failed`);
  ended?.({ name, id: taken.id, ms: Date.now() - started, isDone: outcome === null });
  clearInterval(beat);
  await said;
  try {
    // Whoever has begun it meanwhile says how it ends.
    if (!(await renew(taken))) return log(new Error('done by two'), `job ${name} lost its lease`);
    if (outcome) await boss.fail(name, taken.id, { message: String(outcome.error) });
    else await boss.complete(name, taken.id);
  } catch (error) {
    log(error, `the end of job ${name} was not kept`);
  }
}

async function isInTime(work: Promise<void>, seconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, seconds * 1000, false).unref();
  });
  try {
    return await Promise.race([work.then(() => true), limit]);
  } finally {
    clearTimeout(timer);
  }
}
