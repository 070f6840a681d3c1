import { sql } from 'drizzle-orm';
import { connect } from '../platform/database/connect';
import { transaction } from '../platform/database/transaction';

/**
 * Writes without end into the folder it is given, so many rows in a transaction, until it is killed. Says on a line each what it found
 * when it started (`found <transactions> <rows>`), and the number of a transaction once that is committed.
 */
async function writeUntilKilled(dir = '', rowsEach = 1) {
  const { db } = await connect({ url: undefined, dir }, () => process.exit(1));
  await db.execute(sql`CREATE TABLE IF NOT EXISTS kept (id integer, part integer)`);
  const { rows } = await db.execute<{ last: number; transactions: number; rows: number }>(
    sql`SELECT coalesce(max(id), 0) AS last, count(DISTINCT id)::int AS transactions, count(*)::int AS rows FROM kept`,
  );
  const { last = 0, transactions = 0, rows: found = 0 } = rows[0] ?? {};
  console.log(`found ${transactions} ${found} ${last}`);

  for (let id = last + 1; ; id++) {
    await transaction(db, async (tx) => {
      for (let part = 1; part <= rowsEach; part++)
        await tx.execute(sql`INSERT INTO kept VALUES (${id}, ${part})`);
    });
    console.log(id);
  }
}

void writeUntilKilled(process.argv[2], Number(process.argv[3]));
