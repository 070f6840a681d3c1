import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { plainNumber } from '../../platform/database/plain-number';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { file } from '../../platform/database/schema/relations';
import { isThere } from '../documents/is-there';
import type { DocumentRow } from '../documents/store';

const MOST = 3;

/** What of a document is held against others. */
type Compared = Pick<
  DocumentRow,
  | 'id'
  | 'relation_id'
  | 'file_id'
  | 'supplier_relation_id'
  | 'is_credit'
  | 'invoice_number'
  | 'amount'
  | 'currency'
  | 'date'
>;
type Found = Awaited<ReturnType<typeof find>>;
const NONE: Promise<Found> = Promise.resolve([]);

const find = (db: Queries, { id, relation_id }: Compared, same: SQL | undefined) =>
  db
    .select({
      id: booking_item.id,
      file_name: booking_item.file_name,
      invoice_number: booking_item.invoice_number,
      date: booking_item.date,
      status: booking_item.status,
    })
    .from(booking_item)
    .where(and(eq(booking_item.relation_id, relation_id), isThere, ne(booking_item.id, id), same))
    .orderBy(desc(booking_item.id))
    .limit(MOST);

/** With the same bytes. */
export const findSameFile = (db: Queries, document: Compared): Promise<Found> =>
  find(
    db,
    document,
    inArray(
      booking_item.file_id,
      db
        .select({ id: file.id })
        .from(file)
        .where(
          and(
            eq(file.relation_id, document.relation_id),
            eq(
              file.sha256,
              db.select({ sha256: file.sha256 }).from(file).where(eq(file.id, document.file_id)),
            ),
          ),
        ),
    ),
  );

const isOfSupplier = ({ supplier_relation_id, is_credit }: Compared) =>
  and(
    eq(booking_item.supplier_relation_id, supplier_relation_id ?? 0),
    // A supplier may number its credit notes as the invoices that they take back.
    eq(booking_item.is_credit, is_credit),
  );

/** Of the same relation with the same number, however it is written. */
export function findLikeNumber(db: Queries, document: Compared): Promise<Found> {
  const { supplier_relation_id, invoice_number } = document;
  if (supplier_relation_id === null || !/[1-9A-Z]/i.test(invoice_number)) return NONE;
  const same = eq(plainNumber(booking_item.invoice_number), plainNumber(invoice_number));
  return find(db, document, and(isOfSupplier(document), same));
}

/** Of the same relation, with the same amount within three days: a receipt has no number. */
export function findSameAmount(db: Queries, document: Compared): Promise<Found> {
  const { supplier_relation_id, amount, currency, date } = document;
  if (supplier_relation_id === null || amount === null || date === null) return NONE;
  const near = sql`${booking_item.date} between ${date}::date - 3 and ${date}::date + 3`;
  const same = and(eq(booking_item.amount, amount), eq(booking_item.currency, currency));
  return find(db, document, and(isOfSupplier(document), same, near));
}
