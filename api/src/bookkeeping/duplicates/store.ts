import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { file } from '../../platform/database/schema/relations';
import { isThere } from '../documents/is-there';
import type { DocumentRow } from '../documents/store';

const MOST = 3;

const find = (db: Queries, { id, relation_id }: DocumentRow, same: SQL | undefined) =>
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
export const findSameFile = (db: Queries, document: DocumentRow) =>
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

const isOfSupplier = ({ supplier_relation_id, is_credit }: DocumentRow) =>
  and(
    eq(booking_item.supplier_relation_id, supplier_relation_id ?? 0),
    // A supplier may number its credit notes as the invoices that they take back.
    eq(booking_item.is_credit, is_credit),
  );

/** A number without what people leave out of it or write otherwise: signs, spaces, leading zeros. */
const plain = (number: string | typeof booking_item.invoice_number) =>
  sql`ltrim(regexp_replace(upper(${number}), '[^A-Z0-9]', '', 'g'), '0')`;

/** Of the same relation with the same number, however it is written. */
export async function findLikeNumber(db: Queries, document: DocumentRow) {
  const { supplier_relation_id, invoice_number } = document;
  if (supplier_relation_id === null || !/[1-9A-Z]/i.test(invoice_number)) return [];
  const same = sql`${plain(booking_item.invoice_number)} = ${plain(invoice_number)}`;
  return find(db, document, and(isOfSupplier(document), same));
}

/** Of the same relation, with the same amount within three days: a receipt has no number. */
export async function findSameAmount(db: Queries, document: DocumentRow) {
  const { supplier_relation_id, amount, date } = document;
  if (supplier_relation_id === null || amount === null || date === null) return [];
  const near = sql`${booking_item.date} between ${date}::date - 3 and ${date}::date + 3`;
  return find(db, document, and(isOfSupplier(document), eq(booking_item.amount, amount), near));
}
