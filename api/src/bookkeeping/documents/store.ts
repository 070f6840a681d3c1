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
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_item, note } from '../../platform/database/schema/bookkeeping';
import { file } from '../../platform/database/schema/relations';
import { user } from '../../platform/database/schema/users';
import { isThere } from './is-there';

export type DocumentQuery = CheckedInputOf<typeof listBookingItems>['query'];

/** A document with its file, and the name of whoever handed it in. */
export type DocumentRow = Awaited<ReturnType<typeof selectDocuments>>[number];

/** A document of a list. */
export type ListedDocument = Awaited<ReturnType<typeof selectListed>>[number];

/** Which states a tab shows. */
export const STATES: Record<DocumentTab, readonly DocumentStatus[]> = {
  all: DOCUMENT_STATUSES,
  booked: statusesIn('booked'),
  to_book: statusesIn('to_book'),
  questions: statusesIn('questions'),
  to_progress: statusesIn('to_progress'),
};

/** What a list shows of a document; what is booked of it is read when it is opened. */
const LISTED = {
  id: booking_item.id,
  file_name: booking_item.file_name,
  amount_pages: booking_item.amount_pages,
  file_locked: booking_item.file_locked,
  tag: booking_item.tag,
  status: booking_item.status,
  uploaded_date: booking_item.uploaded_date,
  tagged_date: booking_item.tagged_date,
  invoice_number: booking_item.invoice_number,
  date: booking_item.date,
  amount: booking_item.amount,
  currency: booking_item.currency,
  is_credit: booking_item.is_credit,
  is_own_invoice: booking_item.is_own_invoice,
  invoice_id: booking_item.invoice_id,
  import_id: booking_item.import_id,
  booking_errors: booking_item.booking_errors,
  package_difference: booking_item.package_difference,
  updated_at: booking_item.updated_at,
};

const isItsFile = eq(file.id, booking_item.file_id);
const isUploader = eq(user.id, booking_item.uploaded_by);

/** What is told of its file, who handed it in, and with whom it is booked. */
const TOLD = {
  supplier: sql<string | null>`nullif(${booking_item.supplier_name}, '')`,
  has_notes: sql<boolean>`exists (
    select from ${note} where ${note.relation_id} = ${booking_item.relation_id}
      and ${note.booking_item_id} = ${booking_item.id})`,
  is_answered: sql<boolean>`(${inArray(booking_item.status, statusesIn('questions'))}
    and ${booking_item.question_id} is null)`,
  content_type: file.content_type,
  size: file.size,
  uploaded_by: sql<string>`trim(coalesce(${user.name} || ' ' || ${user.last_name}, ''))`,
};

/** The documents of a list. */
export const selectListed = (db: Queries) =>
  db
    .select({ ...LISTED, ...TOLD })
    .from(booking_item)
    .innerJoin(file, isItsFile)
    .leftJoin(user, isUploader);

const selectDocuments = (db: Queries) =>
  db
    .select({ ...getTableColumns(booking_item), ...TOLD })
    .from(booking_item)
    .innerJoin(file, isItsFile)
    .leftJoin(user, isUploader);

export async function findDocument(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<DocumentRow | undefined> {
  const [found] = await selectDocuments(db).where(and(isDocumentOf(relation_id, id), isThere));
  return found;
}

/** The first document of the company with these bytes; what is in the trash is none. */
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
        isThere,
      ),
    )
    .orderBy(asc(booking_item.id))
    .limit(1);
  return found?.id ?? null;
}

/** A document with the size of its file. */
export type SizedDocument = Awaited<ReturnType<typeof findDocuments>>[number];

/** The documents of a company among these, each as often and where it is named; also those in the trash. */
export async function findDocuments(db: Queries, relation_id: number, ids: readonly number[]) {
  const found = await db
    .select({ ...getTableColumns(booking_item), size: file.size })
    .from(booking_item)
    .innerJoin(file, eq(file.id, booking_item.file_id))
    .where(and(eq(booking_item.relation_id, relation_id), inArray(booking_item.id, [...ids])));
  return ids.flatMap((id) => found.find((item) => item.id === id) ?? []);
}

export type NewDocument = Pick<
  typeof booking_item.$inferInsert,
  | 'relation_id'
  | 'file_id'
  | 'file_name'
  | 'amount_pages'
  | 'file_locked'
  | 'uploaded_by'
  | 'uploaded_date'
  | 'tag'
  | 'tagged_by'
  | 'tagged_date'
>;

export async function insertDocument(db: Queries, made: NewDocument): Promise<number> {
  const [stored] = await db.insert(booking_item).values(made).returning({ id: booking_item.id });
  return (stored as { id: number }).id;
}

/** Locks those documents that are the company's until the transaction ends, in one order whoever asks. */
export async function lockDocuments(
  db: Queries,
  relation_id: number,
  ids: readonly number[],
): Promise<void> {
  await db
    .select({ id: booking_item.id })
    .from(booking_item)
    .where(and(eq(booking_item.relation_id, relation_id), inArray(booking_item.id, [...ids])))
    .orderBy(asc(booking_item.id))
    .for('update');
}

const isDocumentOf = (relation_id: number, id: number) =>
  and(eq(booking_item.relation_id, relation_id), eq(booking_item.id, id));
