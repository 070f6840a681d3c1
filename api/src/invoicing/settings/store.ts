import { type IsoDate, today as inAmsterdam } from '@boekwerk/shared/domain/dates/dates';
import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { invoice_prefix, invoice_template } from '../../platform/database/schema/invoice-settings';
import { relation } from '../../platform/database/schema/relations';

export type StoredPrefix = typeof invoice_prefix.$inferSelect;
export type StoredEmailText = typeof invoice_template.$inferSelect;
export type PrefixValues = Pick<StoredPrefix, 'prefix' | 'start_date' | 'start_number'>;

/** Of a row that says only with which number a year begins: its invoices have nothing in front of their number. */
export const NO_PREFIX = '';

/** The prefix that invoices of a day get: of those that have started, the one that started last. */
export async function findPrefixOf(
  db: Queries,
  relation_id: number,
  date: IsoDate = inAmsterdam(),
): Promise<StoredPrefix | undefined> {
  const [found] = await db
    .select()
    .from(invoice_prefix)
    .where(and(eq(invoice_prefix.relation_id, relation_id), lte(invoice_prefix.start_date, date)))
    .orderBy(desc(invoice_prefix.start_date))
    .limit(1);
  return found;
}

/** Of the prefixes that start after a day, the first. */
export async function findPrefixAfter(
  db: Queries,
  relation_id: number,
  date: IsoDate,
): Promise<StoredPrefix | undefined> {
  const [found] = await db
    .select()
    .from(invoice_prefix)
    .where(and(eq(invoice_prefix.relation_id, relation_id), gt(invoice_prefix.start_date, date)))
    .orderBy(asc(invoice_prefix.start_date))
    .limit(1);
  return found;
}

/** All of a company, by start date. */
export const findPrefixes = (db: Queries, relation_id: number): Promise<StoredPrefix[]> =>
  db
    .select()
    .from(invoice_prefix)
    .where(eq(invoice_prefix.relation_id, relation_id))
    .orderBy(asc(invoice_prefix.start_date));

/** Locks the prefixes and the e-mail text of the company until this transaction ends. */
export const lockSettings = (db: Queries, relation_id: number) =>
  db
    .select({ id: relation.id })
    .from(relation)
    .where(eq(relation.id, relation_id))
    .for('no key update');

export async function insertPrefix(
  db: Queries,
  relation_id: number,
  values: PrefixValues,
): Promise<StoredPrefix> {
  const [inserted] = await db
    .insert(invoice_prefix)
    .values({ ...values, relation_id })
    .returning();
  return inserted as StoredPrefix;
}

export async function updatePrefixRow(
  db: Queries,
  { relation_id, id }: StoredPrefix,
  values: PrefixValues,
): Promise<StoredPrefix> {
  const [changed] = await db
    .update(invoice_prefix)
    .set(values)
    .where(and(eq(invoice_prefix.relation_id, relation_id), eq(invoice_prefix.id, id)))
    .returning();
  return changed as StoredPrefix;
}

export const deletePrefixRow = (db: Queries, { relation_id, id }: StoredPrefix) =>
  db
    .delete(invoice_prefix)
    .where(and(eq(invoice_prefix.relation_id, relation_id), eq(invoice_prefix.id, id)));

/** The e-mail text that a company has written itself. */
export async function findEmailText(
  db: Queries,
  relation_id: number,
): Promise<StoredEmailText | undefined> {
  const [found] = await db
    .select()
    .from(invoice_template)
    .where(eq(invoice_template.relation_id, relation_id));
  return found;
}

export async function insertEmailText(
  db: Queries,
  relation_id: number,
  text: string,
): Promise<StoredEmailText> {
  const [inserted] = await db.insert(invoice_template).values({ relation_id, text }).returning();
  return inserted as StoredEmailText;
}

export async function updateEmailTextRow(
  db: Queries,
  { id }: StoredEmailText,
  text: string,
): Promise<StoredEmailText> {
  const [changed] = await db
    .update(invoice_template)
    .set({ text })
    .where(eq(invoice_template.id, id))
    .returning();
  return changed as StoredEmailText;
}

export const deleteEmailTextRow = (db: Queries, { id }: StoredEmailText) =>
  db.delete(invoice_template).where(eq(invoice_template.id, id));
