import type {
  DOCUMENT_SORTS,
  DocumentTab,
  listBookingItems,
} from '@boekwerk/shared/contract/bookkeeping/documents';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import type { Pagination } from '@boekwerk/shared/contract/lists';
import {
  DOCUMENT_STATUSES,
  type DocumentStatus,
  statusesIn,
} from '@boekwerk/shared/domain/document/document-status';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { and, asc, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/connect';
import { containing } from '../../platform/database/containing';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { file } from '../../platform/database/schema/relations';
import { user } from '../../platform/database/schema/users';
import { skipped } from '../../platform/http/pagination';

export type DocumentQuery = CheckedInputOf<typeof listBookingItems>['query'];

/** A document with its file, and the name of whoever handed it in. */
export type DocumentRow = Awaited<ReturnType<typeof selectDocuments>>[number];

/** Which states a tab shows. */
const STATES: Record<DocumentTab, readonly DocumentStatus[]> = {
  all: DOCUMENT_STATUSES,
  booked: statusesIn('booked'),
  to_book: statusesIn('to_book'),
  questions: statusesIn('questions'),
  to_progress: statusesIn('to_progress'),
};

const selectDocuments = (db: Queries) =>
  db
    .select({
      ...getTableColumns(booking_item),
      content_type: file.content_type,
      size: file.size,
      uploaded_by: sql<string>`trim(${user.name} || ' ' || ${user.last_name})`,
    })
    .from(booking_item)
    .innerJoin(file, eq(file.id, booking_item.file_id))
    .innerJoin(user, eq(user.id, booking_item.uploaded_by));

export async function findDocument(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<DocumentRow | undefined> {
  const [found] = await selectDocuments(db).where(isDocumentOf(relation_id, id));
  return found;
}

/** The page of documents that `pagination` says. */
export const pageOfDocuments = (
  db: Queries,
  relation_id: number,
  query: DocumentQuery,
  pagination: Pagination,
): Promise<DocumentRow[]> => {
  const { tab, sort, order } = query;
  const inTab = tab === 'all' ? undefined : inArray(booking_item.status, [...STATES[tab]]);
  const direction = order === 'asc' ? asc : desc;
  return selectDocuments(db)
    .where(and(fits(relation_id, query), inTab))
    .orderBy(direction(SORTS[sort]), direction(booking_item.id))
    .limit(pagination.itemsPerPage)
    .offset(skipped(pagination));
};

/** How many documents fit the filters, per tab. */
export async function countDocuments(
  db: Queries,
  relation_id: number,
  query: DocumentQuery,
): Promise<Record<DocumentTab, number>> {
  const perState = await db
    .select({ status: booking_item.status, items: count() })
    .from(booking_item)
    .where(fits(relation_id, query))
    .groupBy(booking_item.status);
  const inTab = (tab: DocumentTab) =>
    perState
      .filter(({ status }) => STATES[tab].includes(status))
      .reduce((all, { items }) => all + items, 0);
  return {
    all: inTab('all'),
    booked: inTab('booked'),
    to_book: inTab('to_book'),
    questions: inTab('questions'),
    to_progress: inTab('to_progress'),
  };
}

const SORTS: Record<(typeof DOCUMENT_SORTS)[number], PgColumn | SQL> = {
  file_name: sql`lower(${booking_item.file_name})`,
  tag: booking_item.tag,
  uploaded_date: booking_item.uploaded_date,
  status: booking_item.status,
};

function fits(relation_id: number, { search, from, to }: DocumentQuery): SQL | undefined {
  const { uploaded_date, file_name } = booking_item;
  return and(
    eq(booking_item.relation_id, relation_id),
    search === '' ? undefined : sql`lower(${file_name}) like ${containing(search.toLowerCase())}`,
    from === '' ? undefined : sql`${uploaded_date} >= ${startOfDay(from, 0)}`,
    to === '' ? undefined : sql`${uploaded_date} < ${startOfDay(to, 1)}`,
  );
}

/** The instant a day starts in the Netherlands, `later` days on. */
const startOfDay = (date: string, later: 0 | 1) =>
  sql`((${date}::date + ${later}::int)::timestamp AT TIME ZONE 'Europe/Amsterdam')`;

/** The first document of the company with these bytes. */
export async function findSameContent(
  db: Queries,
  relation_id: number,
  sha256: string,
): Promise<number | null> {
  const [found] = await db
    .select({ id: booking_item.id })
    .from(file)
    .innerJoin(booking_item, eq(booking_item.file_id, file.id))
    .where(
      and(
        eq(file.relation_id, relation_id),
        eq(file.sha256, sha256),
        eq(booking_item.relation_id, relation_id),
      ),
    )
    .orderBy(asc(booking_item.id))
    .limit(1);
  return found?.id ?? null;
}

export type NewDocument = Pick<
  typeof booking_item.$inferInsert,
  'relation_id' | 'file_id' | 'file_name' | 'amount_pages' | 'uploaded_by'
>;

export async function insertDocument(db: Queries, made: NewDocument): Promise<number> {
  const [stored] = await db.insert(booking_item).values(made).returning({ id: booking_item.id });
  return (stored as { id: number }).id;
}

export type Label = Pick<typeof booking_item.$inferInsert, 'tag' | 'tagged_by' | 'tagged_date'>;

export async function updateLabel(
  db: Queries,
  relation_id: number,
  id: number,
  label: Label,
): Promise<void> {
  await db.update(booking_item).set(label).where(isDocumentOf(relation_id, id));
}

/** What decides what may be done to a document, which is locked until the transaction ends. */
export async function lockDocument(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<{ status: DocumentStatus; tag: Tag | null } | undefined> {
  const [found] = await db
    .select({ status: booking_item.status, tag: booking_item.tag })
    .from(booking_item)
    .where(isDocumentOf(relation_id, id))
    .for('update');
  return found;
}

const isDocumentOf = (relation_id: number, id: number) =>
  and(eq(booking_item.relation_id, relation_id), eq(booking_item.id, id));
