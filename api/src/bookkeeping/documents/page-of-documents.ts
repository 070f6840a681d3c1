import {
  type DOCUMENT_SORTS,
  listBookingItems,
} from '@boekwerk/shared/contract/bookkeeping/documents';
import { and, inArray, type Placeholder, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { openingPage } from '../../platform/lists/opening-page';
import {
  firstByIndex,
  type IndexPage,
  pageByIndex,
  type RowQuery,
} from '../../platform/lists/page-by-index';
import type { PageWindow } from '../../platform/lists/pagination';
import { isOfInvoices } from './count-documents';
import { type Filters, fits } from './fits';
import { SORTED } from './sorted';
import { type DocumentQuery, type ListedDocument, STATES, selectListed } from './store';

/** Each is an index after the company, and with `uploaded_date` after a state. */
export const SORTS: Record<(typeof DOCUMENT_SORTS)[number], SQLWrapper[]> = {
  file_name: [sql`lower(${booking_item.file_name})`, booking_item.id],
  invoice_number: [booking_item.invoice_number, booking_item.id],
  supplier: [booking_item.supplier_name, booking_item.id],
  date: [SORTED.date, booking_item.id],
  amount: [SORTED.amount, booking_item.id],
  tag: [booking_item.tag, booking_item.id],
  uploaded_date: [booking_item.uploaded_date, booking_item.id],
  status: [booking_item.status, booking_item.uploaded_date, booking_item.id],
};

/** A window of the documents that fit, of `all` that do whatever their state. */
export async function pageOfDocuments(
  db: Queries,
  relation_id: number,
  query: DocumentQuery,
  { window, all }: { window: PageWindow; all: number },
): Promise<ListedDocument[]> {
  const first = firstDocuments(db, relation_id, query, window);
  if (first) return first;
  if (isByDays(query, window)) return pageByDays(db, relation_id, query, window);
  return readPage(db, query, {
    ...window,
    fits: inTab(relation_id, query),
    among: { where: fits(relation_id, query), total: all },
  });
}

const firstDocuments = openingPage(
  'documents_first_page',
  listBookingItems.query,
  (db, query, { relation_id, take }) =>
    firstByIndex({ ...inOrder(query), fits: inTab(relation_id, query) }, take, (rows) =>
      read(db, rows),
    ),
);

const readPage = (
  db: Queries,
  query: DocumentQuery,
  page: PageWindow & Pick<IndexPage, 'fits' | 'among'>,
): Promise<ListedDocument[]> =>
  pageByIndex({ ...inOrder(query), ...page }, (rows) => read(db, rows));

const inOrder = ({ sort, order }: DocumentQuery) => ({
  from: booking_item,
  id: booking_item.id,
  columns: SORTS[sort],
  order,
});

const read = (db: Queries, { where, orderBy, limit }: RowQuery) =>
  selectListed(db).where(where).orderBy(orderBy).limit(limit);

/** Whether a document is one of the list, on whichever page of it. */
export const inTab = (
  relation_id: number | Placeholder,
  query: Filters & Pick<DocumentQuery, 'tab'>,
) =>
  and(
    fits(relation_id, query),
    query.tab === 'all' ? undefined : inArray(booking_item.status, [...STATES[query.tab]]),
  );

/** Far from both ends of the list by date, the tally says on which days a page lies. */
const isByDays = (query: DocumentQuery, { skip, take, total }: PageWindow) =>
  query.sort === 'uploaded_date' &&
  query.search === '' &&
  !isOfInvoices(query) &&
  skip > 0 &&
  skip + take < total;

async function pageByDays(
  db: Queries,
  relation_id: number,
  query: DocumentQuery,
  { skip, take }: PageWindow,
): Promise<ListedDocument[]> {
  const { from, to, before, shown } = await daysOfPage(db, relation_id, query, { skip, take });
  return readPage(db, query, {
    fits: inTab(relation_id, { ...query, from, to }),
    skip: skip - before,
    take,
    total: shown,
  });
}

type Days = { from: string; to: string; before: number; shown: number };

/** The days that a page lies on, how many documents of the list come before them, and how many they have. */
async function daysOfPage(
  db: Queries,
  relation_id: number,
  { tab, from, to, order }: DocumentQuery,
  { skip, take }: Pick<PageWindow, 'skip' | 'take'>,
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
    select min(date)::text as from, max(date)::text as to, min(upto - shown)::int as before, sum(shown)::int as shown
    from day where upto > ${skip} and upto - shown < ${skip + take}`);
  const [days] = rows;
  if (!days) throw new Error('a page without days');
  return days;
}
