import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queries } from '../database/connect';
import { transaction } from '../database/transaction';
import { inOrder } from './order';
import { type IndexPage, pageByIndex, type RowQuery } from './page-by-index';
import type { PageWindow } from './pagination';

/**
 * A list whose tally counts in buckets of its first order: by name and id, those of each value of `active` apart. A page
 * far away is looked for in its bucket, instead of passing all before it. Bucket 0 begins with the list, and is all of it
 * until there are others; where those begin is in the table `buckets`, which only {@link renewBuckets} changes. An order
 * that has another column before the name is found by the same buckets, counted for each of its values.
 */
export type BucketedList = {
  rows: string;
  tally: string;
  buckets: string;
  /** The column of all three that says whose list it is. */
  company: string;
  /** What else the tally counts by, `active` first. */
  key: readonly ['active', ...string[]];
  /** What the rows are called by, in `rows` and in `buckets`. */
  name: string;
  /** What tells rows of one name apart. */
  id: string;
  /** Which rows are counted, where that is not all of a company. */
  which?: SQL;
  /** The column of the tally with the number. */
  number: string;
};

const SIZE = 2_000;
/** To pass as many rows takes a fraction of a call. */
const MOST = 10_000;
/** A million takes seconds, and on a busy machine more than a statement of a call may. */
const MOST_MS = 10 * 60_000;
/** The triggers of the tallies share this lock of a company, so that they count in the buckets that there are. */
const LOCK = 4730004;

/** Whether a page is worth looking up its bucket; those at the ends are found by the index. */
export const isFarInBuckets = ({ skip, take, total }: PageWindow): boolean =>
  skip > MOST && total - skip - take > MOST;

type BucketPage = IndexPage & {
  relation_id: number;
  active: number;
  /** The rows of the tally that count what fits. */
  counted: SQL;
  /** What the tally counts by that comes before the name in this order. */
  leading?: string;
};

/** The rows of a page in the order of the buckets, or of those of each value of `leading`. */
export async function pageInBuckets<Row>(
  db: Queries,
  list: BucketedList,
  page: BucketPage,
  read: (rows: RowQuery) => Promise<Row[]>,
): Promise<Row[]> {
  const found = await bucketsOfPage(db, list, page);
  const [first, last] = [found.at(0), found.at(-1)];
  if (!first || !last) throw new Error('a page without buckets');
  const led = ({ value }: Bucket) => (page.leading ? [value] : []);
  const within = [
    isPlaced(page.columns, '>=', [...led(first), ...(first.from ?? [])]),
    isPlaced(page.columns, last.to ? '<' : '<=', [...led(last), ...(last.to ?? [])]),
  ];
  const fits = sql.join([page.fits ?? sql`true`, ...within], sql` and `);
  const before = Math.min(...found.map((bucket) => bucket.before));
  const total = found.reduce((sum, { shown }) => sum + shown, 0);
  const { among: _, ...narrowed } = page;
  return pageByIndex({ ...narrowed, fits, skip: page.skip - before, total }, read);
}

/** Whether a row is before or after a place in the order, of which the first columns are enough. */
function isPlaced(columns: BucketPage['columns'], operator: '>=' | '<' | '<=', place: Place): SQL {
  if (place.length === 0) return sql`true`;
  const row = sql.join(columns.slice(0, place.length), sql`, `);
  const values = sql.join(
    place.map((value) => sql`${value}`),
    sql`, `,
  );
  return sql`(${row}) ${sql.raw(operator)} (${values})`;
}

type Place = readonly (string | number)[];
type Bucket = {
  /** Of `leading`. */
  value: string;
  /** How many of those that fit come before it, and lie in it. */
  before: number;
  shown: number;
  /** The name and id it begins with, and the next one does; null at the ends. */
  from: [string, number] | null;
  to: [string, number] | null;
};

/** The buckets that a page lies in, in ascending order. */
async function bucketsOfPage(
  db: Queries,
  list: BucketedList,
  { relation_id, active, counted, leading, order, skip, take }: BucketPage,
): Promise<Bucket[]> {
  const { tally, buckets, company, name, number } = named(list);
  const value = leading ? sql.identifier(leading) : sql`''`;
  const bound = (bucket: SQL) => sql`(
    select json_build_array(${name}, first_id) from ${buckets}
    where ${company} = ${relation_id} and active = ${active} and bucket = ${bucket})`;
  const { rows } = await db.execute<Bucket>(sql`
    with counted as (
      select ${value} as value, bucket, sum(${number}) as shown from ${tally}
      where ${company} = ${relation_id} and active = ${active} and ${counted} group by 1, bucket
    ), placed as (
      select value, bucket, shown, sum(shown) over (order by ${inOrder([sql`value`, sql`bucket`], order)}) as upto
      from counted
    )
    select value, (upto - shown)::int as before, shown::int,
      ${bound(sql`placed.bucket`)} as from, ${bound(sql`placed.bucket + 1`)} as to
    from placed where upto > ${skip} and upto - shown < ${skip + take} order by value, bucket`);
  return rows;
}

/**
 * Divides the lists anew of which a bucket has become large. Whoever changes one meanwhile waits; one that somebody is
 * changing is left for the next time.
 *
 * @throws AggregateError once all had their turn, when some of them could not be divided
 */
export async function renewBuckets(
  db: Db,
  list: BucketedList,
  { size, most } = { size: SIZE, most: MOST },
): Promise<void> {
  const { tally, company, number } = named(list);
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct ${company} as id from ${tally} group by ${company}, active, bucket having sum(${number}) > ${most}`);
  const failures: Error[] = [];
  for (const { id } of rows)
    await transaction(db, (tx) => divide(tx, list, id, size)).catch((cause: unknown) => {
      failures.push(new Error(`list of ${id} not divided`, { cause }));
    });
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} × not divided`);
}

/** Counts the list of one company anew, and divides it, once nobody changes it any more. */
export async function recountBuckets(
  tx: Queries,
  list: BucketedList,
  relation_id: number,
): Promise<void> {
  await keepCompany(tx, relation_id);
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${relation_id})`);
  await divideLocked(tx, list, relation_id, SIZE);
}

async function divide(tx: Queries, list: BucketedList, relation_id: number, size: number) {
  await keepCompany(tx, relation_id);
  const locked = await tx.execute<{ is_mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${LOCK}, ${relation_id}) as is_mine`,
  );
  if (locked.rows[0]?.is_mine) await divideLocked(tx, list, relation_id, size);
}

/** What the new rows refer to, before the lock: who waits for that must not hold this. */
const keepCompany = (tx: Queries, relation_id: number) =>
  tx.execute(sql`select 1 from relation where id = ${relation_id} for key share`);

async function divideLocked(tx: Queries, list: BucketedList, relation_id: number, size: number) {
  const { rows, tally, buckets, company, key, name, id, number } = named(list);
  const which = list.which ?? sql`true`;
  await tx.execute(sql.raw(`set local statement_timeout = ${MOST_MS}`));
  await tx.execute(sql`delete from ${tally} where ${company} = ${relation_id}`);
  await tx.execute(sql`delete from ${buckets} where ${company} = ${relation_id}`);
  await tx.execute(sql`
    with placed as materialized (
      select ${key}, ${name}, ${id}, (row_number() over (partition by active order by ${name}, ${id}) - 1)::int as place
      from ${rows} where ${company} = ${relation_id} and ${which}
    ), begun as (
      insert into ${buckets} (${company}, active, bucket, ${name}, first_id)
      select ${relation_id}::int, active, place / ${size}::int, ${name}, ${id} from placed
      where place > 0 and place % ${size}::int = 0
    )
    insert into ${tally} (${company}, ${key}, bucket, ${number})
    select ${relation_id}::int, ${key}, bucket, count(*)
    from (select ${key}, place / ${size}::int as bucket from placed) as divided group by ${key}, bucket`);
}

/** The names of the tables and columns of a list, for SQL. */
export const named = ({ key, which: _, ...names }: BucketedList) => ({
  rows: sql.identifier(names.rows),
  tally: sql.identifier(names.tally),
  buckets: sql.identifier(names.buckets),
  company: sql.identifier(names.company),
  name: sql.identifier(names.name),
  id: sql.identifier(names.id),
  number: sql.identifier(names.number),
  key: sql.join(
    key.map((column) => sql.identifier(column)),
    sql`, `,
  ),
});
