import { sql } from 'drizzle-orm';
import { onPostgres, testDatabase } from '../../testing/test-database';
import type { Connection, Queries } from './connect';
import { memoizePerConnection } from './memoize-per-connection';
import { transaction } from './transaction';

let connection: Connection;
let made: number;

beforeAll(async () => {
  connection = await testDatabase();
});
afterAll(() => connection.close());
beforeEach(() => {
  made = 0;
});

/** Says on which connection, and in which transaction, a statement that was built once is done. */
const whereFrom = () =>
  memoizePerConnection((db: Queries) => {
    made++;
    return db
      .select({ pid: sql<number>`pg_backend_pid()`, at: sql<string>`now()::text` })
      .from(sql`(values (1)) one`)
      .prepare('where_from');
  });
const asked = async (db: Queries, text: 'pid' | 'at') => {
  const { rows } = await db.execute(
    text === 'pid' ? sql`select pg_backend_pid() it` : sql`select now()::text it`,
  );
  return rows[0]?.it;
};

it('a statement is built once for a connection, and done in whatever transaction it is asked', async () => {
  const { db } = connection;
  const statement = whereFrom();
  for (let n = 0; n < 3; n++)
    await transaction(db, async (tx) => {
      const [found] = await statement(tx).execute();
      expect(found?.at).toBe(await asked(tx, 'at'));
    });
  expect(made).toBe(1);
  await statement(db).execute();
  await statement(db).execute();
  expect(made).toBe(2);
});

(onPostgres ? it : it.skip)('and never on the connection of another transaction', async () => {
  const statement = whereFrom();
  const inOne = (go: Promise<unknown>) =>
    transaction(connection.db, async (tx) => {
      const pid = await asked(tx, 'pid');
      await go;
      const [found] = await statement(tx).execute();
      expect(found?.pid).toBe(pid);
      return pid;
    });
  // Both are there before either asks.
  let goOn = () => {};
  const go = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const both = [inOne(go), inOne(go)];
  await asked(connection.db, 'pid');
  goOn();
  const [one, other] = await Promise.all(both);
  expect(one).not.toBe(other);
});
