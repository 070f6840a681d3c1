import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { connect } from '../../platform/database/connect';
import { transaction } from '../../platform/database/transaction';
import { diskStore } from '../../platform/files/disk-store';

const { powerSaid } = globalThis as unknown as { powerSaid: (what: number) => void };

/**
 * Writes transactions of so many rows, with a file each, into the folder it is given, and says of each that it was
 * acknowledged. What changes the files of a database comes between them: new tables, checkpoints, other parts of the log.
 */
async function write(dir: string, { from, to }: { from: number; to: number }, rows: number) {
  const { db, close } = await connect({ url: undefined, dir }, () => process.exit(1));
  const store = await diskStore(path.join(dir, 'files'), 'secret');
  await db.execute(
    sql`CREATE TABLE IF NOT EXISTS kept (id integer, part integer, file text, hash text, PRIMARY KEY (id, part))`,
  );
  for (let id = from; id <= to; id++) {
    const bytes = Buffer.alloc(1 + ((id * 7919) % 20_000), `file ${id} `);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const key = randomUUID();
    if (id % 2) await store.put(key, bytes);
    else {
      const incoming = path.join(store.incoming, randomUUID());
      await pipeline(
        Readable.from([bytes]),
        createWriteStream(incoming, { flags: 'wx', flush: true }),
      );
      await store.put(key, { path: incoming, size: bytes.length, sha256: hash });
    }
    await transaction(db, async (tx) => {
      for (let part = 1; part <= rows; part++)
        await tx.execute(sql`INSERT INTO kept VALUES (${id}, ${part}, ${key}, ${hash})`);
    });
    powerSaid(id);
    if (id % 11 === 4) await db.execute(sql.raw(`CREATE TABLE other_${id} AS SELECT * FROM kept`));
    if (id % 11 === 7) await db.execute(sql`CHECKPOINT`);
    if (id % 17 === 9) await db.execute(sql`SELECT pg_switch_wal()`);
  }
  await close();
}

/** Half of it after it was stopped and started again: what is synced at the first start alone is enough for all of them. */
async function writeTwice(dir: string, transactions: number, rows: number) {
  const half = Math.floor(transactions / 2);
  await write(dir, { from: 1, to: half }, rows);
  await write(dir, { from: half + 1, to: transactions }, rows);
}

const [dir = '', transactions, rows] = process.argv.slice(2);
void writeTwice(dir, Number(transactions), Number(rows)).then(() => process.exit());
