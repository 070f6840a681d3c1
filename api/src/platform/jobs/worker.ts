import type PgBoss from 'pg-boss';
import type { Job, JobRegistration } from './job';

export type Log = (error: unknown, message: string) => void;
export type Entry = { job: Job } & JobRegistration<object>;

type Taken = PgBoss.Job<object>;

/** Does the jobs of one kind, one after the other, until it is stopped. */
export type Worker = {
  /** Looks for a job now instead of at the next turn. */
  wake: () => void;
  /** Resolves when the job that runs has ended. */
  stop: () => Promise<void>;
};

/** How often a worker looks for jobs that another process queued. */
const POLL_MS = 2000;
/** How often a worker says that it still lives, and for how long that is believed. */
const BEAT_MS = 5000;
export const LEASE_SECONDS = 15;
/** A job that takes longer hangs: it is given to another. */
const LIMIT_MS = 300_000;

/** @param renew prolongs the lease of a job that is being done */
export function startWorker(
  boss: PgBoss,
  entry: Entry,
  { log, renew }: { log: Log; renew: (taken: Taken) => Promise<unknown> },
): Worker {
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
      if (taken) await runJob(boss, entry, taken, { log, renew });
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

/** The next job that is due; none either when the database cannot be asked, which pg-boss keeps to itself. */
export async function fetchJob(boss: PgBoss, { job }: Entry): Promise<Taken | undefined> {
  const [taken] = await boss.fetch<object>(job.name);
  return taken;
}

/** Does a job and says how it ended. When that cannot be said, its lease runs out and it is done again. */
export async function runJob(
  boss: PgBoss,
  { job, handler }: Entry,
  taken: Taken,
  { log, renew }: { log: Log; renew: (taken: Taken) => Promise<unknown> },
): Promise<void> {
  const beat = setInterval(() => {
    renew(taken).catch((error) => log(error, `job ${job.name} not renewed`));
  }, BEAT_MS);
  try {
    await inTime(handler(taken.data ?? {})).then(
      () => boss.complete(job.name, taken.id),
      (error) => {
        log(error, `job ${job.name} failed`);
        return boss.fail(job.name, taken.id, { message: String(error) });
      },
    );
  } catch (error) {
    log(error, `the end of job ${job.name} was not kept`);
  } finally {
    clearInterval(beat);
  }
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('takes too long')), LIMIT_MS);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
