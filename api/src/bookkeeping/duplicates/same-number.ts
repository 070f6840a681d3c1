import { and, eq, type SQL, sql } from 'drizzle-orm';
import { plainNumber } from '../../platform/database/plain-number';
import { booking_item } from '../../platform/database/schema/bookkeeping';

/**
 * Whether a document has this number: nobody gives two invoices numbers that differ in capitals alone. Wherever a number
 * stops a second document, it is by this; one that is written otherwise may be another, and is told of (`findLikeNumber`).
 */
export const hasNumber = (number: string): SQL | undefined =>
  // Those that are alike are found by their index.
  and(
    eq(plainNumber(booking_item.invoice_number), plainNumber(number)),
    sql`upper(${booking_item.invoice_number}) = upper(${number})`,
  );

/** As {@link hasNumber}, of any of these. */
export const hasNumberOf = (numbers: readonly string[]): SQL =>
  sql`upper(${booking_item.invoice_number}) in (select upper(n) from unnest(${sql.param([...numbers])}::text[]) n)`;

/** Equal for two that are the same number. */
export const numberKey = (number: string): string => number.toUpperCase();
