import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { App } from '../../platform/app';
import { type PerTenant, perTenant, type Tenants } from './tenants';

type Columns = { table: string; column: string }[];

/** Counters of tries, which a refused call also leaves. */
const COUNTERS = ['attempt'];
/** What triggers copy of a client, so that a firm's list can be sorted by it: changed by the client, it is so here too. */
const COPIES: Record<string, string> = {
  administration_relation: '{is_there,type,name,first_name,last_name,general_email,phone,city}',
};
/** Columns that say whose a row is: of a company or firm, or of a user. */
const OF_COMPANY = ['relation_id', 'owner_relation_id', 'administration_id'];

/** Tables and columns as the database has them: a new table is looked at by itself. */
async function columnsOf({ db }: App): Promise<Columns> {
  const { rows } = await db.execute(sql`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`);
  return (rows as Columns).filter(({ table }) => !COUNTERS.includes(table));
}

/** How many rows there are, and a sum over them that any row changes which is written, added or deleted. */
const digestOf = (row: SQL) => sql`count(*) || ':' || coalesce(sum(${row}), 0)`;
/** Which transaction wrote a row: to read what is in it would be half of the work of these tests. */
const writtenBy = sql`t.xmin::text::bigint`;

/** Gives what tells whether anything at all in the database has changed. */
export async function digestOfAll(app: App): Promise<() => Promise<string>> {
  const tables = [...new Set((await columnsOf(app)).map(({ table }) => table))];
  const parts = tables.map(
    (table) => sql`SELECT ${digestOf(writtenBy)} AS digest FROM ${sql.identifier(table)} t`,
  );
  const query = sql.join(parts, sql` UNION ALL `);
  const ask = prepared<{ digest: string }>(
    app,
    sql`SELECT md5(string_agg(digest, ',' ORDER BY digest)) AS digest FROM (${query}) of_tables`,
  );
  return async () => String((await ask())[0]?.digest);
}

/** Gives what tells of which tenants, with the users that own them, anything has changed. */
export async function digestOfEach(app: App, { companies, owners }: Tenants) {
  const columns = await columnsOf(app);
  const ids = Object.values(companies).map(({ id }) => id);
  const users = Object.values(owners).map(({ user }) => user.id);
  const among = (table: string, column: string, of: number[], kind: string) => {
    const whose = sql.identifier(column);
    const copies = COPIES[table];
    const own = copies
      ? sql`hashtextextended((to_jsonb(t) - ${copies}::text[])::text, 0)`
      : writtenBy;
    return sql`SELECT ${kind}::text || t.${whose} AS whose, ${digestOf(own)} AS digest
      FROM ${sql.identifier(table)} t WHERE t.${whose} IN ${of} GROUP BY t.${whose}`;
  };
  const parts = [
    among('relation', 'id', ids, 'company'),
    among('user', 'id', users, 'user'),
    ...columns
      .filter(({ column }) => OF_COMPANY.includes(column))
      .map(({ table, column }) => among(table, column, ids, 'company')),
    ...columns
      .filter(({ column, table }) => column === 'user_id' && table !== 'audit')
      .map(({ table, column }) => among(table, column, users, 'user')),
  ];
  // Several tables may be read at once, in any order.
  const ask = prepared<{ whose: string; digest: string }>(
    app,
    sql`${sql.join(parts, sql` UNION ALL `)} ORDER BY whose, digest`,
  );
  return async (): Promise<PerTenant<string>> => {
    const rows = await ask();
    return perTenant(async (tenant) => {
      const named = [`company${companies[tenant].id}`, `user${owners[tenant].user.id}`];
      return JSON.stringify(rows.filter(({ whose }) => named.includes(whose)));
    });
  };
}

/** With its values written in it and a name, so that a connection plans it once: to plan it takes longer than to run it. */
function prepared<Row extends object>({ db }: App, query: SQL): () => Promise<Row[]> {
  const { sql: text } = new PgDialect().sqlToQuery(query.inlineParams());
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return async () => (await db.$client.query<Row>({ name, text })).rows;
}
