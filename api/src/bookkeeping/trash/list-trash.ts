import type {
  listTrash as contract,
  TrashedItem,
} from '@boekwerk/shared/contract/bookkeeping/trash';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { user } from '../../platform/database/schema/users';
import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { listPage } from '../../platform/lists/list-page';
import { pageByIndex, type RowQuery } from '../../platform/lists/page-by-index';
import { isFound } from '../documents/fits';
import { isKept, TRASH_DAYS } from './kept';
import { TEXTS } from './texts';

type Query = CheckedInputOf<typeof contract>['query'];

/** The trash of the company. It is short, so that its rows are counted. */
export async function listTrash({ db, caller }: Pick<Call, 'db' | 'caller'>, query: Query) {
  const fits = inTrash(caller.relation_id, query.search);
  const counts = { all: await db.$count(booking_item, fits) };
  const columns = [booking_item.deleted_at, booking_item.id];
  const order = { from: booking_item, id: booking_item.id, columns, order: query.order };
  return listPage({ query, counts, tab: 'all' }, (window) =>
    pageByIndex({ ...order, ...window, fits }, (rows) => read(db, rows)),
  );
}

const inTrash = (relation_id: number, search: string): SQL | undefined =>
  and(
    eq(booking_item.relation_id, relation_id),
    isNotNull(booking_item.deleted_at),
    ...isFound(search),
  );

/** As many results as a row has room for. */
const MOST_SHOWN = 3;

/** What was made of a document, at any remove, and is not in the trash. */
const withResults = sql`with recursive made as (
    select item_id from booking_origin where source_item_id = ${booking_item.id}
    union select origin.item_id from booking_origin origin join made on origin.source_item_id = made.item_id
  ), result as (
    select item.id, item.relation_id, item.file_name from made join booking_item item on item.id = made.item_id
    where item.deleted_at is null)`;

/** A document in the trash of the company, and who put it there when. @throws HttpError 404 for any other */
export async function getTrashed({ db, caller }: Pick<Call, 'db' | 'caller'>, id: number) {
  const isIt = and(inTrash(caller.relation_id, ''), eq(booking_item.id, id));
  const [found] = await selectTrashed(db).where(isIt);
  if (!found) throw notFound(TEXTS.document);
  return found;
}

const read = (db: Queries, { where, orderBy, limit }: RowQuery) =>
  selectTrashed(db).where(where).orderBy(orderBy).limit(limit);

const selectTrashed = (db: Queries) =>
  db
    .select({
      id: booking_item.id,
      file_name: booking_item.file_name,
      tag: booking_item.tag,
      deleted_at: sql`${booking_item.deleted_at}`.mapWith(booking_item.deleted_at),
      deleted_by: sql<string>`trim(${user.name} || ' ' || ${user.last_name})`,
      kept_until: sql<string | null>`case when ${isKept} then null else
        ((${booking_item.deleted_at} + make_interval(days => ${TRASH_DAYS})) at time zone 'Europe/Amsterdam')::date::text end`,
      made_into: sql<'cut' | 'merge' | 'move' | null>`(
        select kind from booking_origin origin join booking_item made on made.id = origin.item_id
        where origin.source_item_id = ${booking_item.id} and made.deleted_at is null limit 1)`,
      results: sql`(${withResults} select count(*) from result)`.mapWith(Number),
      made: sql<TrashedItem['made']>`(${withResults}, first as (
        select id, file_name from result where relation_id = ${booking_item.relation_id} order by id limit ${MOST_SHOWN})
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'file_name', file_name) order by id), '[]') from first)`,
    })
    .from(booking_item)
    .innerJoin(user, eq(user.id, booking_item.deleted_by));
