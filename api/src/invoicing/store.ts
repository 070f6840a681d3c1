import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { UNSENT_STATUSES } from '@boekwerk/shared/domain/invoice/invoice-status';
import { and, asc, eq, exists, inArray, type Placeholder, sql } from 'drizzle-orm';
import { alias, type PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queries } from '../platform/database/connect';
import { memoizePerConnection } from '../platform/database/memoize-per-connection';
import { attachment, mail, payment } from '../platform/database/schema/invoice-records';
import { product } from '../platform/database/schema/invoice-settings';
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

const ofCompany = (relation_id: number | Placeholder, id: number | Placeholder) =>
  and(eq(invoice.relation_id, relation_id), eq(invoice.id, id));

/** Placeholders of prepared statements: the company, and the id of a row of that company. */
export const OWN = { relation_id: sql.placeholder('relation_id'), id: sql.placeholder('id') };

const invoiceOf = memoizePerConnection((db) =>
  db.select().from(invoice).where(ofCompany(OWN.relation_id, OWN.id)).prepare('invoice'),
);

export async function findInvoice(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<StoredInvoice | undefined> {
  const [found] = await invoiceOf(db).execute({ relation_id, id });
  return found;
}

/** Which related records an invoice has. */
export type Happened = {
  attachments: boolean;
  mails: boolean;
  payments: boolean;
  credits: boolean;
};

/** An invoice with its customer as it is now, and which related records it has. */
export type FoundInvoice = {
  invoice: StoredInvoice;
  customer: StoredRelation;
  happened: Happened;
};

const credit = alias(invoice, 'credit');

const selectWithCustomer = (db: Queries) =>
  db
    .select({
      invoice,
      customer: relation,
      happened: {
        attachments: isThere(db, attachment),
        mails: isThere(db, mail),
        payments: isThere(db, payment),
        credits: exists(
          db
            .select({ one: sql`1` })
            .from(credit)
            .where(
              and(
                eq(credit.relation_id, invoice.relation_id),
                eq(credit.credited_invoice_id, invoice.id),
              ),
            ),
        ).mapWith(Boolean),
      },
    })
    .from(invoice)
    .innerJoin(relation, eq(relation.id, invoice.to_relation_id))
    .where(ofCompany(OWN.relation_id, OWN.id));

const isThere = (db: Queries, table: typeof attachment | typeof mail | typeof payment) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.relation_id, invoice.relation_id), eq(table.invoice_id, invoice.id))),
  ).mapWith(Boolean);

const invoiceWithCustomer = memoizePerConnection((db) =>
  selectWithCustomer(db).prepare('invoice_with_customer'),
);
const lockedWithCustomer = memoizePerConnection((db) =>
  selectWithCustomer(db).for('update', { of: invoice }).prepare('invoice_with_customer_locked'),
);

export async function findWithCustomer(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<FoundInvoice | undefined> {
  const [found] = await invoiceWithCustomer(db).execute({ relation_id, id });
  return found;
}

/** Locked until the transaction ends, but for its customer. */
export async function lockWithCustomer(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<FoundInvoice | undefined> {
  const [found] = await lockedWithCustomer(db).execute({ relation_id, id });
  return found;
}

const lockedInvoice = memoizePerConnection((db) =>
  db
    .select()
    .from(invoice)
    .where(ofCompany(OWN.relation_id, OWN.id))
    .for('update')
    .prepare('invoice_locked'),
);

/** Locked until the transaction ends. */
export async function lockInvoice(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<StoredInvoice | undefined> {
  const [found] = await lockedInvoice(db).execute({ relation_id, id });
  return found;
}

/**
 * Locks invoices and the invoices they credit, by id. A call for several locks them all before it takes a number, so
 * that it cannot deadlock with a call that sends one of them.
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

const linesOf = memoizePerConnection((db) =>
  db
    .select()
    .from(invoice_line)
    .where(and(eq(invoice_line.relation_id, OWN.relation_id), eq(invoice_line.invoice_id, OWN.id)))
    .orderBy(asc(invoice_line.position))
    .prepare('invoice_lines'),
);

export const findLines = (db: Queries, relation_id: number, id: number): Promise<StoredLine[]> =>
  linesOf(db).execute({ relation_id, id });

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

export async function updateInvoiceRow(
  db: Queries,
  { relation_id, id }: StoredInvoice,
  values: PgUpdateSetSource<typeof invoice>,
): Promise<StoredInvoice> {
  const [changed] = await db
    .update(invoice)
    .set(values)
    .where(ofCompany(relation_id, id))
    .returning();
  return changed as StoredInvoice;
}

/**
 * The logo of a company as it is by then; it is not replaced, and its file not deleted, until the transaction ends.
 */
const heldLogo = (db: Queries, company_id: number) =>
  db
    .select({ logo_file_id: relation.logo_file_id })
    .from(relation)
    .where(eq(relation.id, company_id))
    .for('share');

/** What an invoice has of its number only. */
type Numbered = { prefix_id: number; invoice_number: string; search_text: string };

/**
 * Readies the change of a concept into a sent invoice, for when its number is known: what is done before that keeps
 * nobody waiting who sends as well. The logo is taken with the number, so that whoever replaces it sees the invoice.
 */
export function readyToNumber(
  db: Queries,
  { relation_id, id }: StoredInvoice,
  values: Omit<Partial<NewInvoice>, keyof Numbered | 'logo_file_id'>,
): (numbered: Numbered) => Promise<StoredInvoice> {
  const statement = db
    .update(invoice)
    .set({
      ...values,
      logo_file_id: sql`(${heldLogo(db, relation_id)})`,
      prefix_id: sql`${sql.placeholder('prefix_id')}`,
      invoice_number: sql`${sql.placeholder('invoice_number')}`,
      search_text: sql`${sql.placeholder('search_text')}`,
    })
    .where(ofCompany(relation_id, id))
    .returning()
    .prepare('invoice_numbered');
  return async (numbered) => {
    const [changed] = await statement.execute(numbered);
    return changed as StoredInvoice;
  };
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

export const deleteInvoiceRow = (db: Queries, { relation_id, id }: StoredInvoice) =>
  db.delete(invoice).where(ofCompany(relation_id, id));

/** Whether a logo stands on an invoice that was sent. */
export const isLogoOfInvoice = async (db: Queries, logo_file_id: string): Promise<boolean> =>
  (await db.$count(invoice, eq(invoice.logo_file_id, logo_file_id))) > 0;

/** By id, so that concurrent calls cannot deadlock. */
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
