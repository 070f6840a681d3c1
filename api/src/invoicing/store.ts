import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { UNSENT_STATUSES } from '@boekwerk/shared/domain/invoice/invoice-status';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { invoice_counter, product } from '../platform/database/schema/invoice-settings';
import { invoice, invoice_line } from '../platform/database/schema/invoicing';
import { relation } from '../platform/database/schema/relations';

export type StoredInvoice = typeof invoice.$inferSelect;
export type StoredLine = typeof invoice_line.$inferSelect;
export type StoredRelation = typeof relation.$inferSelect;

export type NewInvoice = Omit<typeof invoice.$inferInsert, 'relation_id'>;
export type NewLine = Omit<
  typeof invoice_line.$inferInsert,
  'relation_id' | 'invoice_id' | 'position'
>;

const ofCompany = (relation_id: number, id: number) =>
  and(eq(invoice.relation_id, relation_id), eq(invoice.id, id));

export async function findInvoice(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<StoredInvoice | undefined> {
  const [found] = await db.select().from(invoice).where(ofCompany(relation_id, id));
  return found;
}

/** Nobody else can change it until the transaction ends. */
export async function lockInvoice(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<StoredInvoice | undefined> {
  const [found] = await db.select().from(invoice).where(ofCompany(relation_id, id)).for('update');
  return found;
}

/**
 * Locks invoices and what they credit, in the order of their ids: who works on several has them all before the first
 * number is taken, so that whoever sends one of them never waits for that number with it in hand.
 *
 * @returns the days of those that are the company's, by id
 */
export async function lockInvoices(
  db: Queries,
  relation_id: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, IsoDate>> {
  const asked = sql`any(${sql.param(ids)}::int[])`;
  const { rows } = await db.execute<{ id: number; date: IsoDate }>(sql`
    select id, date::text from invoice
    where relation_id = ${relation_id} and (id = ${asked} or id in (
      select credited_invoice_id from invoice where relation_id = ${relation_id} and id = ${asked}))
    order by id for update`);
  return new Map(rows.map(({ id, date }) => [id, date]));
}

export const findLines = (db: Queries, relation_id: number, id: number): Promise<StoredLine[]> =>
  db
    .select()
    .from(invoice_line)
    .where(and(eq(invoice_line.relation_id, relation_id), eq(invoice_line.invoice_id, id)))
    .orderBy(asc(invoice_line.position));

export async function insertInvoice(
  db: Queries,
  relation_id: number,
  values: NewInvoice,
): Promise<StoredInvoice> {
  const [inserted] = await db
    .insert(invoice)
    .values({ ...values, relation_id })
    .returning();
  return inserted as StoredInvoice;
}

export async function changeInvoice(
  db: Queries,
  { relation_id, id }: StoredInvoice,
  values: Partial<NewInvoice>,
): Promise<StoredInvoice> {
  const [changed] = await db
    .update(invoice)
    .set(values)
    .where(ofCompany(relation_id, id))
    .returning();
  return changed as StoredInvoice;
}

export async function replaceLines(
  db: Queries,
  changed: StoredInvoice,
  lines: NewLine[],
): Promise<StoredLine[]> {
  await db.delete(invoice_line).where(eq(invoice_line.invoice_id, changed.id));
  return insertLines(db, changed, lines);
}

/** Writes the lines of an invoice that has none yet. @returns them as they are kept, in their order */
export async function insertLines(
  db: Queries,
  { relation_id, id }: StoredInvoice,
  lines: NewLine[],
): Promise<StoredLine[]> {
  const written = await db
    .insert(invoice_line)
    .values(lines.map((line, position) => ({ ...line, relation_id, invoice_id: id, position })))
    .returning();
  return written.sort((a, b) => a.position - b.position);
}

export const deleteStoredInvoice = (db: Queries, { relation_id, id }: StoredInvoice) =>
  db.delete(invoice).where(ofCompany(relation_id, id));

/** Whether a logo stands on an invoice that was sent. */
export const isLogoOfInvoice = async (db: Queries, logo_file_id: string): Promise<boolean> =>
  (await db.$count(invoice, eq(invoice.logo_file_id, logo_file_id))) > 0;

/** A customer or supplier of the company, active or not. */
export async function findCustomer(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<StoredRelation | undefined> {
  const [found] = await db
    .select()
    .from(relation)
    .where(and(eq(relation.owner_relation_id, relation_id), eq(relation.id, id)));
  return found;
}

export async function findCompany(db: Queries, relation_id: number): Promise<StoredRelation> {
  const [found] = await db.select().from(relation).where(eq(relation.id, relation_id));
  return found as StoredRelation;
}

/** In the order of their ids, so that two who lock them never wait for each other. */
export const lockConceptsOf = (
  db: Queries,
  relation_id: number,
  to_relation_ids: readonly number[],
): Promise<StoredInvoice[]> =>
  db
    .select()
    .from(invoice)
    .where(
      and(
        eq(invoice.relation_id, relation_id),
        inArray(invoice.status, UNSENT_STATUSES),
        sql`${invoice.to_relation_id} = any(${sql.param(to_relation_ids)}::int[])`,
      ),
    )
    .orderBy(asc(invoice.id))
    .for('update');

/** How many of these products the company has. */
export async function countProducts(db: Queries, relation_id: number, ids: number[]) {
  if (ids.length === 0) return 0;
  return db.$count(product, and(eq(product.relation_id, relation_id), inArray(product.id, ids)));
}

/** The numbers of a company with one prefix in one year; `first` is the one it starts with. */
export type Series = { relation_id: number; prefix: string; year: number; first: number };

/**
 * Takes the next number of a series. Whoever comes next waits until this transaction ends, and gets the
 * same number when it is rolled back: a series has no gaps.
 */
export async function takeNumber(db: Queries, { first, ...series }: Series): Promise<number> {
  const [counter] = await db
    .insert(invoice_counter)
    .values({ ...series, last_number: first })
    .onConflictDoUpdate({
      target: [invoice_counter.relation_id, invoice_counter.prefix, invoice_counter.year],
      set: { last_number: sql`${invoice_counter.last_number} + 1` },
    })
    .returning({ taken: invoice_counter.last_number });
  return (counter as { taken: number }).taken;
}

/** The last number given in a series; `null` for none. */
export async function lastNumber(
  db: Queries,
  { relation_id, prefix, year }: Omit<Series, 'first'>,
): Promise<number | null> {
  const [counter] = await db
    .select({ last: invoice_counter.last_number })
    .from(invoice_counter)
    .where(
      and(
        eq(invoice_counter.relation_id, relation_id),
        eq(invoice_counter.prefix, prefix),
        eq(invoice_counter.year, year),
      ),
    );
  return counter?.last ?? null;
}
