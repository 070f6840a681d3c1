import type { BookingForm } from '@boekwerk/shared/contract/bookkeeping/booking';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { and, asc, eq, getTableColumns, ne, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import {
  accounting_connection,
  accounting_relation,
  ledger_account,
} from '../../platform/database/schema/accounting';
import { booking_line } from '../../platform/database/schema/bookings';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { relation } from '../../platform/database/schema/relations';
import { isThere } from '../documents/is-there';
import { hasNumber } from '../duplicates/same-number';
import { percentageOn } from '../ledger-accounts/vat-percentage-on';
import { isAccountOfLink, isLinkInOffice } from '../relation-links/account-of-relation';

export type StoredItem = typeof booking_item.$inferSelect;
export type StoredLine = typeof booking_line.$inferSelect & { vat_percentage: number | null };
export type ItemFields = Partial<typeof booking_item.$inferInsert>;
type Of = { relation_id: number; id: number };

const isItem = ({ relation_id, id }: Of): SQL | undefined =>
  and(eq(booking_item.relation_id, relation_id), eq(booking_item.id, id));

/** A document that nobody else touches until the transaction ends. */
export async function lockItem(db: Queries, of: Of): Promise<StoredItem | undefined> {
  const [found] = await db.select().from(booking_item).where(isItem(of)).for('update');
  return found;
}

export async function findItem(db: Queries, of: Of): Promise<StoredItem | undefined> {
  const [found] = await db.select().from(booking_item).where(isItem(of));
  return found;
}

export async function updateItem(db: Queries, of: Of, fields: ItemFields): Promise<StoredItem> {
  const [changed] = await db.update(booking_item).set(fields).where(isItem(of)).returning();
  return changed as StoredItem;
}

/** The lines of a document in their order, each with what its VAT code costs on that day. */
export const findLines = (
  db: Queries,
  { relation_id, id }: Of,
  date: IsoDate | null,
): Promise<StoredLine[]> =>
  db
    .select({
      ...getTableColumns(booking_line),
      vat_percentage: percentageOn(date, { table: booking_line, code: 'vat_ledger_account_id' }),
    })
    .from(booking_line)
    .where(and(eq(booking_line.relation_id, relation_id), eq(booking_line.booking_item_id, id)))
    .orderBy(asc(booking_line.position));

/** The lines of a document, in the place of those before. */
export async function putLines(
  db: Queries,
  { relation_id, id }: Of,
  lines: BookingForm['booking_lines'],
): Promise<void> {
  await db
    .delete(booking_line)
    .where(and(eq(booking_line.relation_id, relation_id), eq(booking_line.booking_item_id, id)));
  if (lines.length === 0) return;
  await db
    .insert(booking_line)
    .values(
      lines.map((line, position) => ({ relation_id, booking_item_id: id, position, ...line })),
    );
}

/**
 * Of a purchase and a sale nothing is booked on the same relation and accounts, so that what was said of these goes as
 * well; number, date and amount stay.
 */
export async function clearForOtherLabel(db: Queries, of: Of): Promise<void> {
  await putLines(db, of, []);
  await updateItem(db, of, {
    supplier_relation_id: null,
    ledger_account_id: null,
    duplicate_reason: '',
    booking_errors: null,
  });
}

/** The code of the debtor or creditor that the relation of a document is in the linked office; null for none. */
export async function findCreditor(
  db: Queries,
  {
    relation_id,
    supplier_relation_id,
    tag,
  }: Pick<StoredItem, keyof Of | 'supplier_relation_id' | 'tag'>,
): Promise<string | null> {
  if (supplier_relation_id === null) return null;
  const [found] = await db
    .select({ code: ledger_account.code })
    .from(accounting_connection)
    .innerJoin(
      accounting_relation,
      isLinkInOffice(
        supplier_relation_id,
        tag === 'VRK' ? LedgerType.customer : LedgerType.supplier,
      ),
    )
    .innerJoin(ledger_account, isAccountOfLink(ledger_account))
    .where(eq(accounting_connection.relation_id, relation_id));
  return found?.code ?? null;
}

/** A customer or supplier of the company. */
export async function findParty(db: Queries, { relation_id, id }: Of) {
  const [found] = await db
    .select({
      name: relation.name,
      first_name: relation.first_name,
      last_name: relation.last_name,
    })
    .from(relation)
    .where(and(eq(relation.owner_relation_id, relation_id), eq(relation.id, id)));
  return found;
}

type Numbered = Pick<StoredItem, 'relation_id' | 'id' | 'invoice_number' | 'is_credit'> & {
  supplier_relation_id: number;
};

/** Another document with that number of the same relation; credit notes are numbered apart. */
export async function findSameNumber(db: Queries, item: Numbered): Promise<number | undefined> {
  const [found] = await db
    .select({ id: booking_item.id })
    .from(booking_item)
    .where(
      and(
        eq(booking_item.relation_id, item.relation_id),
        eq(booking_item.supplier_relation_id, item.supplier_relation_id),
        hasNumber(item.invoice_number),
        eq(booking_item.is_credit, item.is_credit),
        isThere,
        ne(booking_item.id, item.id),
      ),
    )
    .orderBy(asc(booking_item.id))
    .limit(1);
  return found?.id;
}
