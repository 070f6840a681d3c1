import type { Party } from '@boekwerk/shared/contract/invoice';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { and, asc, eq, gte, isNotNull, isNull, lt, min, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { keepsVersion } from '../platform/database/keeps-version';
import { invoice, invoice_vat } from '../platform/database/schema/invoicing';
import {
  findInvoice,
  findLines,
  type StoredInvoice,
  type StoredLine,
  type StoredRelation,
} from './store';

/**
 * Whether an invoice that is sent now becomes a document of the bookkeeping. The documents of a person nobody could open.
 * Of nothing there is nothing to book; one whose total is nothing may still charge one kind of VAT and give back another.
 */
export const isForBooks = (
  { type, booking_enabled }: Pick<StoredRelation, 'type' | 'booking_enabled'>,
  amounts: readonly Pick<typeof invoice_vat.$inferInsert, 'net'>[],
): boolean => type === 0 && booking_enabled === 1 && amounts.some(({ net }) => net !== 0);

/** An invoice with its lines, as it was sent. */
export type SentInvoice = {
  invoice: StoredInvoice;
  lines: StoredLine[];
  /** Of a credit whom the invoice was sent to that it takes back. */
  credited_party: Party | null;
};

const isWaiting = eq(invoice.in_books, 'waiting');

/** An invoice that waits to become a document. A job knows it by its id only. */
export async function findForBooks(db: Queries, id: number): Promise<StoredInvoice | undefined> {
  const [found] = await db
    .select()
    .from(invoice)
    .where(and(eq(invoice.id, id), isWaiting));
  return found;
}

/**
 * Takes an invoice that waits to become a document: whoever else wants to finds that it waits no longer, once this
 * transaction is committed.
 */
export async function takeForBooks(
  db: Queries,
  { relation_id, id }: Pick<StoredInvoice, 'relation_id' | 'id'>,
): Promise<SentInvoice | undefined> {
  const [taken] = await db
    .update(invoice)
    .set({ in_books: 'there', ...keepsVersion(invoice) })
    .where(and(eq(invoice.relation_id, relation_id), eq(invoice.id, id), isWaiting))
    .returning();
  return taken && asSent(db, taken);
}

async function asSent(db: Queries, invoice: StoredInvoice): Promise<SentInvoice> {
  const { relation_id, id, credited_invoice_id } = invoice;
  const credited =
    credited_invoice_id === null
      ? undefined
      : await findInvoice(db, relation_id, credited_invoice_id);
  const lines = await findLines(db, relation_id, id);
  return { invoice, lines, credited_party: credited?.to_party ?? null };
}

/** When an invoice says that it was delivered. */
export const findDeliveryDate = async (
  db: Queries,
  relation_id: number,
  id: number,
): Promise<IsoDate | null> => (await findInvoice(db, relation_id, id))?.delivery_date ?? null;

/** An invoice that was sent, with its lines. */
export async function findSent(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<SentInvoice | undefined> {
  const invoice = await findInvoice(db, relation_id, id);
  return invoice && asSent(db, invoice);
}

/** How long the job that makes the PDF of what was just sent is left alone with it. */
const PATIENCE_MS = 10 * 60_000;

/** The ids of all invoices of which the document should have been made by now, of every company. */
export async function findLeftBehind(db: Queries): Promise<number[]> {
  const before = new Date(Date.now() - PATIENCE_MS);
  const isDue = or(isNotNull(invoice.pdf_file_id), lt(invoice.sent_at, before));
  const rows = await db.select({ id: invoice.id }).from(invoice).where(and(isWaiting, isDue));
  return rows.map(({ id }) => id);
}

/** The ids of the invoices of a company that wait to become documents, the oldest first. */
export async function findWaitingForBooks(db: Queries, relation_id: number): Promise<number[]> {
  const rows = await db
    .select({ id: invoice.id })
    .from(invoice)
    .where(and(eq(invoice.relation_id, relation_id), isWaiting))
    .orderBy(asc(invoice.id));
  return rows.map(({ id }) => id);
}

const hasAmounts: SQL = sql`exists (select from ${invoice_vat}
  where ${invoice_vat.relation_id} = ${invoice.relation_id} and ${invoice_vat.invoice_id} = ${invoice.id}
    and ${invoice_vat.net} <> 0)`;

/** What was sent before the books were kept, dated from a day on; '' for all of it. */
const isEarlier = (relation_id: number, from: IsoDate): SQL | undefined =>
  and(
    eq(invoice.relation_id, relation_id),
    isNull(invoice.in_books),
    isNotNull(invoice.prefix_id),
    // Already in the books, as it was sent by the program before.
    eq(invoice.is_opening_balance, false),
    or(ne(invoice.total, 0), hasAmounts),
    from === '' ? undefined : gte(invoice.date, from),
  );

/** How many invoices were sent before the books were kept, the first day of them, and how many are on their way. */
export async function countEarlier(
  db: Queries,
  relation_id: number,
  from: IsoDate,
): Promise<{ count: number; first_date: IsoDate | null; waiting: number }> {
  const [found] = await db
    .select({ count: sql`count(*)`.mapWith(Number), first_date: min(invoice.date) })
    .from(invoice)
    .where(isEarlier(relation_id, from));
  const { count = 0, first_date = null } = found ?? {};
  const waiting = await db.$count(invoice, and(eq(invoice.relation_id, relation_id), isWaiting));
  return { count, first_date, waiting };
}

/** Has what was sent before the books were kept wait to become documents. @returns how many those are */
export async function addEarlier(db: Queries, relation_id: number, from: IsoDate): Promise<number> {
  const added = await db
    .update(invoice)
    .set({ in_books: 'waiting', ...keepsVersion(invoice) })
    .where(isEarlier(relation_id, from))
    .returning({ id: invoice.id });
  return added.length;
}
