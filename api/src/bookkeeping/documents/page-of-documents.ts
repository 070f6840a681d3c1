import type { DOCUMENT_SORTS } from '@boekwerk/shared/contract/bookkeeping/documents';
import type { Pagination } from '@boekwerk/shared/contract/lists';
import { and, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { inOrder } from '../../platform/lists/order';
import { pageAlong } from '../../platform/lists/page-along';
import { type Window, windowOf } from '../../platform/lists/pagination';
import type { DocumentCounts } from './count-documents';
import { fits } from './fits';
import { type DocumentQuery, type DocumentRow, STATES, selectDocuments } from './store';

/** Each is an index after the company, and with `uploaded_date` after a state. */
const SORTS: Record<(typeof DOCUMENT_SORTS)[number], SQLWrapper[]> = {
  file_name: [sql`lower(${booking_item.file_name})`, booking_item.id],
  tag: [booking_item.tag, booking_item.id],
  uploaded_date: [booking_item.uploaded_date, booking_item.id],
  status: [booking_item.status, booking_item.uploaded_date, booking_item.id],
};

/** The page of documents that `pagination` says, of as many as `counts`. */
export async function pageOfDocuments(
  db: Queries,
  relation_id: number,
  query: DocumentQuery,
  { pagination, counts }: { pagination: Pagination; counts: DocumentCounts },
): Promise<DocumentRow[]> {
  const window = windowOf(pagination);
  if (window.take === 0) return [];
  if (isByDays(query, window)) return pageByDays(db, relation_id, query, window);
  const { skip, take, total } = window;
  const passed = Math.min(skip, total - skip - take);
  return pageAlong(
    {
      from: booking_item,
      id: booking_item.id,
      fits: inTab(relation_id, query),
      columns: SORTS[query.sort],
      order: query.order,
      ...window,
      isSparse: (passed + take) * counts.all > total * total,
    },
    ({ where, orderBy, limit }) => selectDocuments(db).where(where).orderBy(orderBy).limit(limit),
  );
}

const inTab = (relation_id: number, query: DocumentQuery) =>
  and(
    fits(relation_id, query),
    query.tab === 'all' ? undefined : inArray(booking_item.status, [...STATES[query.tab]]),
  );

/** Far from both ends of the list by date, the tally says on which days a page lies. */
const isByDays = ({ sort, search }: DocumentQuery, { skip, take, total }: Window) =>
  sort === 'uploaded_date' && search === '' && skip > 0 && skip + take < total;

async function pageByDays(
  db: Queries,
  relation_id: number,
  query: DocumentQuery,
  { skip, take }: Window,
): Promise<DocumentRow[]> {
  const { from, to, before } = await daysOfPage(db, relation_id, query, { skip, take });
  return selectDocuments(db)
    .where(inTab(relation_id, { ...query, from, to }))
    .orderBy(inOrder(SORTS.uploaded_date, query.order))
    .limit(take)
    .offset(skip - before);
}

type Days = { from: string; to: string; before: number };

/** The days that a page lies on, and how many documents of the list come before them. */
async function daysOfPage(
  db: Queries,
  relation_id: number,
  { tab, from, to, order }: DocumentQuery,
  { skip, take }: Pick<Window, 'skip' | 'take'>,
): Promise<Days> {
  const within = [
    sql`relation_id = ${relation_id} and status in ${STATES[tab]}`,
    ...(from === '' ? [] : [sql`date >= ${from}`]),
    ...(to === '' ? [] : [sql`date <= ${to}`]),
  ];
  const { rows } = await db.execute<Days>(sql`
    with day as (
      select date, shown, sum(shown) over (order by date ${sql.raw(order)}) as upto
      from (
        select date, sum(items) as shown from booking_item_tally
        where ${sql.join(within, sql` and `)} group by date
      ) as counted
    )
    select min(date)::text as from, max(date)::text as to, min(upto - shown)::int as before
    from day where upto > ${skip} and upto - shown < ${skip + take}`);
  const [days] = rows;
  if (!days) throw new Error('a page without days');
  return days;
}
