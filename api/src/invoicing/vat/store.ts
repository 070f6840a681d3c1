import type { Party } from '@boekwerk/shared/contract/invoice';
import { SENT_STATUSES } from '@boekwerk/shared/domain/invoice/invoice-status';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { keepsVersion } from '../../platform/database/keeps-version';
import { invoice, invoice_line, invoice_vat } from '../../platform/database/schema/invoicing';
import type { SentInvoice } from '../for-books';
import type { StoredInvoice } from '../store';

type VatAmount = typeof invoice_vat.$inferInsert;

export async function insertVatAmounts(db: Queries, amounts: VatAmount[]): Promise<void> {
  if (amounts.length > 0) await db.insert(invoice_vat).values(amounts).onConflictDoNothing();
}

/** As the index of them has it. */
const isWithout: SQL = sql.raw(
  `NOT invoice.has_vat_amounts AND invoice.status IN (${SENT_STATUSES.join(', ')})`,
);

/** Whether the amounts of any sent invoice are still to be kept: of a company and days, or of anybody. */
export async function lacksVatAmounts(db: Queries, among: SQL = sql`true`): Promise<boolean> {
  const rows = await db
    .select({ id: invoice.id })
    .from(invoice)
    .where(and(isWithout, among))
    .limit(1);
  return rows.length > 0;
}

export type WithoutVatAmounts = Pick<StoredInvoice, 'relation_id' | 'date' | 'id'>;

/** Sent invoices whose amounts are still to be kept: the first, or those after one. */
export const findWithoutVatAmounts = (
  db: Queries,
  most: number,
  after: WithoutVatAmounts = { relation_id: 0, date: '0001-01-01', id: 0 },
): Promise<WithoutVatAmounts[]> =>
  db
    .select({ relation_id: invoice.relation_id, date: invoice.date, id: invoice.id })
    .from(invoice)
    .where(
      and(
        isWithout,
        sql`(${invoice.relation_id}, ${invoice.date}, ${invoice.id}) > (${after.relation_id}::int, ${after.date}::date, ${after.id}::int)`,
      ),
    )
    .orderBy(asc(invoice.relation_id), asc(invoice.date), asc(invoice.id))
    .limit(most);

/** Those of them that nobody else has, and nobody else takes until the transaction ends. */
export async function lockWithoutVatAmounts(
  db: Queries,
  ids: readonly number[],
): Promise<SentInvoice[]> {
  const invoices = await db
    .select()
    .from(invoice)
    .where(and(isWithout, inArray(invoice.id, [...ids])))
    .for('update', { skipLocked: true });
  const lines = await db
    .select()
    .from(invoice_line)
    .where(
      inArray(
        invoice_line.invoice_id,
        invoices.map(({ id }) => id),
      ),
    )
    .orderBy(asc(invoice_line.invoice_id), asc(invoice_line.position));
  const linesOf = new Map(invoices.map(({ id }) => [id, [] as typeof lines]));
  for (const line of lines) linesOf.get(line.invoice_id)?.push(line);
  const credited = invoices.flatMap(({ credited_invoice_id }) => credited_invoice_id ?? []);
  const partyOf = await findParties(db, credited);
  return invoices.map((each) => ({
    invoice: each,
    lines: linesOf.get(each.id) ?? [],
    credited_party: partyOf.get(each.credited_invoice_id ?? 0) ?? null,
  }));
}

async function findParties(db: Queries, ids: number[]): Promise<Map<number, Party | null>> {
  const rows = await db
    .select({ id: invoice.id, to_party: invoice.to_party })
    .from(invoice)
    .where(inArray(invoice.id, ids));
  return new Map(rows.map(({ id, to_party }) => [id, to_party]));
}

export const markWithVatAmounts = (db: Queries, ids: number[]) =>
  db
    .update(invoice)
    .set({ has_vat_amounts: true, ...keepsVersion(invoice) })
    .where(and(inArray(invoice.id, ids), eq(invoice.has_vat_amounts, false)));
