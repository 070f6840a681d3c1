import { sql } from 'drizzle-orm';
import type { Queries } from '../connect';

/**
 * Where the rows of a table are once the database is more than one machine: with those of their company, by the column that
 * says whose they are; all of them on each machine; or on the first one alone.
 */
export type Place = { by: string } | 'reference' | 'local';

type Index = { name: string; table: string; columns: string[] };
type Link = { name: string; table: string; to: string; columns: string[]; to_columns: string[] };
type Column = { table: string; name: string; type: string; can_hold: boolean };
type Trigger = { name: string; table: string };

const ofPublic = sql`join pg_class t on t.oid = of.table_id and t.relnamespace = 'public'::regnamespace`;
/** The names of columns by their numbers; an expression is no column. */
const namesOf = (table: string, numbers: string) =>
  sql.raw(`array(select coalesce(a.attname, '')::text from unnest(${numbers}) with ordinality as n (number, place)
    left join pg_attribute a on a.attrelid = ${table} and a.attnum = n.number order by place)`);

/** The tables of the product as the database has them. */
export async function tablesOf(db: Queries): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`);
  return rows.map(({ name }) => name);
}

/**
 * What would not distribute, by the rules of Citus: a row is found by its company, keys hold on one machine, and a foreign
 * key points at what is on the same machine.
 *
 * @param places of the tables; what another one has is not looked at
 */
export async function faultsOfDistribution(
  db: Queries,
  places: { readonly [table: string]: Place },
): Promise<string[]> {
  const byOf = (table: string): string | null => {
    const place = places[table];
    return typeof place === 'object' ? place.by : null;
  };
  const { rows: columns } = await db.execute<Column>(sql`
    select t.relname as table, of.attname as name, of.atttypid::regtype::text as type,
      of.attnotnull and of.attgenerated = '' and of.attidentity = '' as can_hold
    from (select *, attrelid as table_id from pg_attribute where attnum > 0 and not attisdropped) of ${ofPublic}`);
  const { rows: indexes } = await db.execute<Index>(sql`
    select t.relname as table, i.relname as name, ${namesOf('of.indrelid', 'of.indkey::int2[]')} as columns
    from (select *, indrelid as table_id from pg_index where indisunique or indisexclusion) of ${ofPublic}
    join pg_class i on i.oid = of.indexrelid`);
  const { rows: links } = await db.execute<Link>(sql`
    select t.relname as table, of.conname as name, target.relname as to,
      ${namesOf('of.conrelid', 'of.conkey')} as columns, ${namesOf('of.confrelid', 'of.confkey')} as to_columns
    from (select *, conrelid as table_id from pg_constraint where contype = 'f') of ${ofPublic}
    join pg_class target on target.oid = of.confrelid`);
  const { rows: triggers } = await db.execute<Trigger>(sql`
    select t.relname as table, of.tgname as name
    from (select *, tgrelid as table_id from pg_trigger where not tgisinternal) of ${ofPublic}`);

  /** Of a key that is more than one machine's to keep. */
  const isApart = ({ table, to, columns: from, to_columns }: Link): boolean => {
    if (!places[table] || !places[to] || places[to] === 'reference') return false;
    const [by, toBy] = [byOf(table), byOf(to)];
    if (by === null || toBy === null) return !(places[table] === 'local' && places[to] === 'local');
    return !from.some((column, at) => column === by && to_columns[at] === toBy);
  };
  const canHold = (table: string, by: string): boolean =>
    columns.some(
      (each) =>
        each.table === table && each.name === by && each.can_hold && each.type === 'integer',
    );

  return [
    ...Object.keys(places)
      .filter((table) => !canHold(table, byOf(table) ?? '') && byOf(table) !== null)
      .map((table) => `column ${table}.${byOf(table)}`),
    ...indexes
      .filter(({ table, columns: of }) => !of.includes(byOf(table) ?? of[0] ?? ''))
      .map(({ table, name, columns: of }) => `key ${table}.${name} (${of.join(', ')})`),
    ...links.filter(isApart).map(({ table, name, to }) => `foreign key ${table}.${name} to ${to}`),
    ...triggers
      .filter(({ table }) => (places[table] ?? 'local') !== 'local')
      .map(({ table, name }) => `trigger ${table}.${name}`),
  ].sort();
}
