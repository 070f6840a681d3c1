import { setTimeout as wait } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Db, Queries, Tx } from './connect';
import { asksToTryAgain } from './sql-state';

const ATTEMPTS = 3;
/** PostgreSQL's transaction status for "none is open". */
const IDLE = 'I';

/**
 * Runs `work` in a transaction, again when the database asks for it, three times at most.
 *
 * Everything inside uses `tx`: the embedded database has one connection, so a query on the pool would wait
 * for this very transaction. Nothing slow belongs in here.
 */
export const transaction = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  againAfterDeadlock(() => once(db, work));

/**
 * Runs reads that all see the database as it was at one moment, whatever is written meanwhile. Nobody waits for it, but
 * on the embedded database, which has one connection, everybody does.
 */
export const snapshot = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  once(db, read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** Does what is one transaction, again when the database asks for it, three times at most. */
export async function againAfterDeadlock<T>(attempted: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attempted();
    } catch (error) {
      if (attempt === ATTEMPTS || !asksToTryAgain(error)) throw error;
      await wait(attempt * 20 * Math.random());
    }
  }
}

/**
 * Runs `work` on a connection that is always released: Drizzle leaks one that breaks before the transaction has begun.
 * A connection that is still in a transaction afterwards is destroyed.
 */
async function once<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  const client = await db.$client.connect();
  try {
    return await drizzle(client).transaction(work, config);
  } finally {
    client.release(client.getTransactionStatus() !== IDLE);
  }
}

/** Lets pg-boss write its jobs inside a transaction of ours. */
export const inTransaction = (tx: Queries) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const { rows, rowCount } = await tx.execute(fromText(text, values));
    return { rows, rowCount };
  },
});

/** A query with `$1`, `$2` … as Drizzle wants it. */
function fromText(text: string, values: unknown[]): SQL {
  const parts = text.split(/(\$\d+)/);
  return sql.join(
    parts.map((part) =>
      /^\$\d+$/.test(part) ? sql`${sql.param(values[Number(part.slice(1)) - 1])}` : sql.raw(part),
    ),
  );
}
