import { sql } from 'drizzle-orm';
import { testDatabase } from '../../testing/test-database';
import type { Connection } from './connect';
import { MAX_STATEMENT_NAMES } from './name-statements';
import { transaction } from './transaction';

let connection: Connection;

beforeAll(async () => {
  connection = await testDatabase();
});
afterAll(() => connection.close());

/** What one connection has planned, after it did `ask` so many times. */
const plannedAfter = (times: number, ask: (n: number) => ReturnType<typeof sql>) =>
  transaction(connection.db, async (tx) => {
    for (let n = 0; n < times; n++) await tx.execute(ask(n));
    const { rows } = await tx.execute<{ statement: string }>(
      sql`select statement from pg_prepared_statements`,
    );
    return rows.map(({ statement }) => statement);
  });

describe('statements', () => {
  it('that come again are planned once, whatever their values', async () => {
    expect(await plannedAfter(9, (n) => sql`select ${n}::int + 1 as "again"`)).toEqual(
      expect.arrayContaining([expect.stringContaining('"again"')]),
    );
  });

  it('that come once are not kept', async () => {
    const planned = await plannedAfter(1, (n) => sql`select ${n}::int as "once"`);
    expect(planned.join()).not.toContain('"once"');
  });

  it('that search are planned for what is searched', async () => {
    const planned = await plannedAfter(
      9,
      (n) => sql`select 1 as "found" where 'a' like ${`${n}%`}`,
    );
    expect(planned.join()).not.toContain('"found"');
  });

  it.each([
    (n: number[]) => sql`select 1 as "listed" where 1 = any(${sql.param(n)}::int[])`,
    (n: number[]) => sql`select 1 as "listed" where 1 <> all(${sql.param(n)}::int[])`,
    (n: number[]) => sql`select n as "listed" from unnest(${sql.param(n)}::int[]) as given (n)`,
  ])('that take a list are planned for its length', async (asked) => {
    const planned = await plannedAfter(9, (n) => asked([n]));
    expect(planned.join()).not.toContain('"listed"');
  });

  it('that skip rows are planned for the company and the page', async () => {
    const planned = await plannedAfter(
      9,
      (n) =>
        sql`select n as "skipped" from generate_series(1, 20) as n order by n limit ${n} offset ${n}`,
    );
    expect(planned.join()).not.toContain('"skipped"');
  });

  it('that differ in how many values they have are kept for a few of them', async () => {
    const rows = (n: number) => sql.join(Array(n).fill(sql`(${n}, default)`), sql`, `);
    const inserted = await plannedAfter(60, (n) =>
      n === 0
        ? sql`create temporary table inserted (one int, two int) on commit drop`
        : sql`insert into inserted (one, two) values ${rows((n % 12) + 1)}`,
    );
    expect(inserted.join().split('insert into inserted').length - 1).toBe(5);
    const chosen = await plannedAfter(
      60,
      (n) => sql`select 1 as "chosen" where 1 in ${Array((n % 12) + 1).fill(n)}`,
    );
    expect(chosen.join().split('"chosen"').length - 1).toBe(5);
  });

  it('are never kept without end', async () => {
    const planned = await plannedAfter(
      5 * MAX_STATEMENT_NAMES,
      (n) => sql`select ${n}::int as ${sql.identifier(`column_${n % (MAX_STATEMENT_NAMES + 20)}`)}`,
    );
    expect(planned.length).toBeLessThanOrEqual(MAX_STATEMENT_NAMES);
    expect(planned.length).toBeGreaterThan(MAX_STATEMENT_NAMES / 2);
  });

  it('give the same rows when they are planned for all values', async () => {
    for (let n = 0; n < 12; n++) {
      const { rows } = await connection.db.execute(sql`select ${n}::int * 2 as twice`);
      expect(rows).toEqual([{ twice: n * 2 }]);
    }
  });
});
