import type { App } from './app';
import type { Tx } from './database/connect';
import { transaction } from './database/transaction';
import { type Files, filesIn } from './files/files';
import type { Queue } from './jobs/jobs';

/** One transaction, and what follows it: its jobs start once it is committed, its files stay only then. */
export type Change = {
  db: Tx;
  queue: Queue;
  files: Files;
};

type Attempt = {
  settle: (committed: boolean) => Promise<void>;
  wake: () => void;
  isWorkDone: boolean;
};

/** Does `work` as one change: all of it, or nothing. */
export async function change<T>(
  { db, jobs, store }: Pick<App, 'db' | 'jobs' | 'store'>,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  // One per attempt: the files of an attempt that was rolled back are removed.
  const attempts: Attempt[] = [];
  try {
    const result = await transaction(db, async (tx) => {
      const { queue, wake } = jobs.queueIn(tx);
      const { files, settle } = filesIn(store, tx);
      const current: Attempt = { settle, wake, isWorkDone: false };
      attempts.push(current);
      const made = await work({ db: tx, queue, files });
      current.isWorkDone = true;
      return made;
    });
    const done = attempts.pop();
    done?.wake();
    await done?.settle(true).catch(leftBehind);
    return result;
  } finally {
    // When the connection breaks during the commit nobody knows whether the rows exist, so their files stay.
    for (const { settle, isWorkDone } of attempts)
      if (!isWorkDone) await settle(false).catch(leftBehind);
  }
}

/** A file that cannot be removed does no harm; the outcome of the change counts. */
const leftBehind = () => {};
