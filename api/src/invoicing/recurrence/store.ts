import { and, desc, eq, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { keepsVersion } from '../../platform/database/keeps-version';
import { invoice, recurrence } from '../../platform/database/schema/invoicing';
import { LIST_COLUMNS, type ListedInvoice } from '../list/list-columns';

import type { StoredInvoice } from '../store';

export type StoredRecurrence = typeof recurrence.$inferSelect;
type NewRecurrence = Omit<typeof recurrence.$inferInsert, 'relation_id' | 'base_invoice_id'>;

type Base = { relation_id: number; id: number };

const ofCompany = (relation_id: number, id: number) =>
  and(eq(recurrence.relation_id, relation_id), eq(recurrence.id, id));

export async function findRecurrence(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<StoredRecurrence | undefined> {
  const [found] = await db.select().from(recurrence).where(ofCompany(relation_id, id));
  return found;
}

/** Lock its template first: that order prevents deadlocks. */
export async function lockRecurrence(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<StoredRecurrence | undefined> {
  const [found] = await db
    .select()
    .from(recurrence)
    .where(ofCompany(relation_id, id))
    .for('update');
  return found;
}

/** The recurrence of a template, active or not. */
export async function lockRecurrenceOf(
  db: Queries,
  { relation_id, id }: Base,
): Promise<StoredRecurrence | undefined> {
  const [found] = await db
    .select()
    .from(recurrence)
    .where(and(eq(recurrence.relation_id, relation_id), eq(recurrence.base_invoice_id, id)))
    .for('update');
  return found;
}

export async function insertRecurrence(
  db: Queries,
  { relation_id, id }: Base,
  values: NewRecurrence,
): Promise<StoredRecurrence> {
  const [inserted] = await db
    .insert(recurrence)
    .values({ ...values, relation_id, base_invoice_id: id })
    .returning();
  return inserted as StoredRecurrence;
}

export async function updateRecurrenceRow(
  db: Queries,
  { relation_id, id }: StoredRecurrence,
  values: Partial<NewRecurrence>,
): Promise<StoredRecurrence> {
  const [changed] = await db
    .update(recurrence)
    .set(values)
    .where(ofCompany(relation_id, id))
    .returning();
  return changed as StoredRecurrence;
}

export const deleteRecurrence = (db: Queries, { relation_id, id }: StoredRecurrence) =>
  db.delete(recurrence).where(ofCompany(relation_id, id));

/** The invoices made by a recurrence, the last one first. */
export const findGenerated = (
  db: Queries,
  relation_id: number,
  recurrence_id: number,
): Promise<ListedInvoice[]> =>
  db
    .select(LIST_COLUMNS)
    .from(invoice)
    .where(
      and(
        eq(invoice.relation_id, relation_id),
        eq(invoice.recurrence_id, recurrence_id),
        isNotNull(invoice.occurrence),
      ),
    )
    .orderBy(desc(invoice.occurrence));

/** After a delete, the previous invoice becomes the last one of its recurrence. */
export async function unlinkGenerated(
  db: Queries,
  { relation_id, id, recurrence_id }: Pick<StoredInvoice, 'relation_id' | 'id' | 'recurrence_id'>,
): Promise<void> {
  if (recurrence_id === null) return;
  const last = db
    .select({ id: invoice.id })
    .from(invoice)
    .where(and(eq(invoice.recurrence_id, recurrence_id), isNotNull(invoice.occurrence)))
    .orderBy(desc(invoice.occurrence))
    .limit(1);
  await db
    .update(recurrence)
    .set({ last_invoice_id: sql`(${last})`, ...keepsVersion(recurrence) })
    .where(and(ofCompany(relation_id, recurrence_id), eq(recurrence.last_invoice_id, id)));
}

export type DueRecurrence = Pick<StoredRecurrence, 'id' | 'relation_id' | 'base_invoice_id'>;

/**
 * Recurrences of all companies with an invoice to make on `day` or before it: those of the earliest date, so that
 * numbers follow dates. At most a hundred; ask again for the rest.
 */
export async function findDue(
  db: Queries,
  day: string,
  { except }: { except: number[] },
): Promise<DueRecurrence[]> {
  const { id, relation_id, base_invoice_id, next_date, active } = recurrence;
  const isDue = and(
    eq(active, true),
    lte(next_date, day),
    ...(except.length > 0 ? [notInArray(id, except)] : []),
  );
  const earliest = db
    .select({ date: sql`min(${next_date})` })
    .from(recurrence)
    .where(isDue);
  return db
    .select({ id, relation_id, base_invoice_id })
    .from(recurrence)
    .where(and(isDue, eq(next_date, sql`(${earliest})`)))
    .orderBy(id)
    .limit(100);
}
