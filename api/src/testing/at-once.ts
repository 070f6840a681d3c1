import { sql } from 'drizzle-orm';
import type { Db } from '../platform/database/connect';
import { countWaiting } from './count-waiting';
import { onPostgres } from './test-database';

type On = { db: Db };

/**
 * Has two calls overlap: the first has done all but write to the history when the other begins, and goes on once that
 * waits as well, be it for the first. On the embedded database, which has one connection, one follows the other.
 */
export async function atOnce<One, Other>(
  { db }: On,
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<[One, Other]> {
  if (!onPostgres) return [await one(), await other()];
  const [first, second] = await db.transaction(async (locking) => {
    await locking.execute(sql`lock table audit in share mode`);
    return [await begin({ db }, one), await begin({ db }, other)] as const;
  });
  return Promise.all([first.answer, second.answer]);
}

/** Begins a call, and goes on once it has ended, or waits as others do. */
export async function begin<T>({ db }: On, call: () => Promise<T>) {
  const others = await countWaiting(db);
  let isDone = false;
  const answer = call().finally(() => {
    isDone = true;
  });
  while (!isDone && (await countWaiting(db)) <= others);
  return { answer };
}
