import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './connect';

/** Rows of one statement: to write thousands at once would let everybody else wait. */
const PORTION = 1000;

/**
 * Adds many rows with a few statements, whose values travel as one: with a parameter for each of them the statement alone took
 * longer than what it does. A column that none of them names gets its default, one that others name gets null.
 *
 * @returns their ids, in the same order
 */
export async function insertRows<Table extends PgTable & { id: unknown }>(
  db: Queries,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = sql.join(
    [...names].map((name) => sql.identifier(name)),
    sql`, `,
  );
  const ids: number[] = [];
  for (let at = 0; at < rows.length; at += PORTION) {
    const written = JSON.stringify(rows.slice(at, at + PORTION));
    const { rows: made } = await db.execute<{ id: number }>(sql`
      INSERT INTO ${table} (${columns}) SELECT ${columns}
      FROM json_populate_recordset(null::${table}, ${written}::json) RETURNING id`);
    ids.push(...made.map(({ id }) => id));
  }
  return ids;
}
