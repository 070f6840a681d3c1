import { openLog } from './log';
import { seedOf } from './seed/seed';
import type { Change, Tables } from './tables';

/** The state of the stand-in: everything that it answers from, and the one way to change it. */
export type Books = {
  readonly tables: Tables;
  now: () => Date;
  /** Writes all or nothing, on disk before it returns. */
  commit: (changes: Change[]) => void;
  /** Back to the seed. */
  reset: () => void;
  close: () => void;
};

/** Opens the books of a folder, with the seed when there are none yet. */
export function openBooks(folder: string, now: () => Date): Books {
  return { now, ...openLog(folder, () => seedOf(now())) };
}
