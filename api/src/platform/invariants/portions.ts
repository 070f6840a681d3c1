import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/connect';

type Key = number | string;

/** Keys in their order: from the very first on, or to the very last, where it says null. `after` itself is not among them. */
export type Range = { after: Key | null; upto: Key | null };

export const ALL: Range = { after: null, upto: null };

/** Whether a key is in a range. */
export const within = (key: SQL, { after, upto }: Range): SQL => {
  const conditions = [
    ...(after === null ? [] : [sql`${key} > ${after}`]),
    ...(upto === null ? [] : [sql`${key} <= ${upto}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
};

export type Divided = { from: SQL; key: SQL; size: number; where?: SQL };

/** Divides rows by their keys, so many to a portion. What is added meanwhile is in the last one, or in none. */
export async function* portions(
  db: Queries,
  { from, key, size, where = sql`true` }: Divided,
): AsyncGenerator<Range> {
  for (let after: Key | null = null; ; ) {
    const part: SQL = sql`select ${key} as key from ${from}
      where ${where} and ${within(key, { after, upto: null })} order by 1 limit ${size}`;
    const last = sql`select key from (${part}) part order by key desc limit 1`;
    const upto: Key | undefined = (await db.execute<{ key: Key }>(last)).rows[0]?.key;
    if (upto === undefined) return;
    yield { after, upto };
    after = upto;
  }
}
