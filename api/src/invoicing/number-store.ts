import { runningIn } from '@boekwerk/shared/domain/invoice/invoice-number';
import { and, eq, gte, isNotNull, notExists, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { invoice_counter } from '../platform/database/schema/invoice-settings';
import { invoice } from '../platform/database/schema/invoicing';

/** The numbers of a company with one prefix in one year; `first` is the one it starts with. */
export type Series = { relation_id: number; prefix: string; year: number; first: number };

/**
 * Takes the next number of a series. The next call waits until this transaction ends, and gets the same number after a
 * rollback: a series has no gaps.
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

/**
 * Lets a series of which no invoice has a number yet begin with another one than was taken.
 *
 * @returns `null` when an invoice has
 */
export async function beginSeries(
  db: Queries,
  { relation_id, prefix, year, first }: Series,
): Promise<number | null> {
  const given = db
    .select({ id: invoice.id })
    .from(invoice)
    .where(
      and(
        eq(invoice.relation_id, relation_id),
        eq(invoice.prefix, prefix),
        eq(invoice.number_year, year),
        isNotNull(invoice.prefix_id),
      ),
    );
  const [begun] = await db
    .update(invoice_counter)
    .set({ last_number: first })
    .where(and(ofSeries({ relation_id, prefix, year }), notExists(given)))
    .returning();
  return begun?.last_number ?? null;
}

const ofSeries = ({ relation_id, prefix, year }: Omit<Series, 'first'>) =>
  and(
    eq(invoice_counter.relation_id, relation_id),
    eq(invoice_counter.prefix, prefix),
    eq(invoice_counter.year, year),
  );

/** The last number given in a series; `null` for none. */
export async function lastNumber(
  db: Queries,
  series: Omit<Series, 'first'>,
): Promise<number | null> {
  const [counter] = await db
    .select({ last: invoice_counter.last_number })
    .from(invoice_counter)
    .where(ofSeries(series));
  return counter?.last ?? null;
}

/** The series of a company in a year and after it of which numbers were given under a prefix, capitals or not. */
export const findSeriesAlike = (
  db: Queries,
  { relation_id, prefix, year }: Omit<Series, 'first'>,
) =>
  db
    .select()
    .from(invoice_counter)
    .where(
      and(
        eq(invoice_counter.relation_id, relation_id),
        sql`lower(${invoice_counter.prefix}) = ${prefix.toLowerCase()}`,
        gte(invoice_counter.year, year),
      ),
    );

/** The highest number of a series that an invoice of another program has, which was brought in; 0 for none. */
export async function lastBroughtIn(
  db: Queries,
  { relation_id, prefix, year }: Omit<Series, 'first'>,
): Promise<number> {
  const begins = `${prefix}${year}-`.toLowerCase();
  const rows = await db
    .select({ invoice_number: invoice.invoice_number })
    .from(invoice)
    .where(
      and(
        eq(invoice.relation_id, relation_id),
        eq(invoice.is_opening_balance, true),
        sql`starts_with(lower(${invoice.invoice_number}), ${begins})`,
      ),
    );
  return rows.reduce(
    (last, row) => Math.max(last, runningIn(row.invoice_number ?? '', prefix, year) ?? 0),
    0,
  );
}
