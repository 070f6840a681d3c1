import type {
  DocumentTab,
  listBookingItems,
} from '@boekwerk/shared/contract/bookkeeping/documents';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import {
  DOCUMENT_STATUSES,
  type DocumentStatus,
  statusesIn,
} from '@boekwerk/shared/domain/document/document-status';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { file } from '../../platform/database/schema/relations';
import { user } from '../../platform/database/schema/users';

export type DocumentQuery = CheckedInputOf<typeof listBookingItems>['query'];

/** A document with its file, and the name of whoever handed it in. */
export type DocumentRow = Awaited<ReturnType<typeof selectDocuments>>[number];

/** Which states a tab shows. */
export const STATES: Record<DocumentTab, readonly DocumentStatus[]> = {
  all: DOCUMENT_STATUSES,
  booked: statusesIn('booked'),
  to_book: statusesIn('to_book'),
  questions: statusesIn('questions'),
  to_progress: statusesIn('to_progress'),
};

export const selectDocuments = (db: Queries) =>
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
  'relation_id' | 'file_id' | 'file_name' | 'amount_pages' | 'file_locked' | 'uploaded_by'
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
