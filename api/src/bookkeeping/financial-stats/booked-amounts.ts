import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import type { Euro } from '@boekwerk/shared/domain/money/money';
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/connect';
import { booking_line } from '../../platform/database/schema/bookings';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { hasStatus } from '../documents/has-status';
import { isThere } from '../documents/is-there';
import type { Period } from './period-before';

export type Booked = { net: Euro; vat: Euro };

/** As the list of documents sorts by it, whose index finds a period. */
const day = sql`coalesce(${booking_item.date}, '-infinity'::date)`;

/**
 * What was booked of purchases and of sales with an invoice date in a period: without VAT, and the VAT; credit notes take
 * off. An invoice of the company's own is left out, as it counts with the invoices; so is what is not in euro, of which
 * only the package knows what it was worth.
 */
export async function bookedAmounts(
  db: Queries,
  relation_id: number,
  period: Period,
): Promise<Record<Tag, Booked>> {
  const signed = (amount: PgColumn) =>
    sql<Euro>`coalesce(sum(case when ${booking_item.is_credit} then -${amount} else ${amount} end), 0)::float8`;
  const rows = await db
    .select({
      tag: booking_item.tag,
      net: signed(booking_line.value),
      vat: signed(booking_line.vat),
    })
    .from(booking_item)
    .innerJoin(
      booking_line,
      and(
        eq(booking_line.relation_id, booking_item.relation_id),
        eq(booking_line.booking_item_id, booking_item.id),
      ),
    )
    .where(and(isBooked(relation_id, period), eq(booking_item.currency, 'EUR')))
    .groupBy(booking_item.tag);
  const of = (tag: Tag) => rows.find((row) => row.tag === tag) ?? { net: 0, vat: 0 };
  return { INK: of('INK'), VRK: of('VRK') };
}

/** How many documents of a period `bookedAmounts` leaves out, as they are not in euro. */
export const bookedNotInEuro = (
  db: Queries,
  relation_id: number,
  period: Period,
): Promise<number> =>
  db.$count(booking_item, and(isBooked(relation_id, period), ne(booking_item.currency, 'EUR')));

const isBooked = (relation_id: number, period: Period) =>
  and(
    eq(booking_item.relation_id, relation_id),
    ...[isThere, hasStatus(DocumentStatus.booked), isNull(booking_item.invoice_id)],
    ...within(period),
  );

const within = ({ start, end }: Period): SQL[] => [
  ...(start ? [sql`${day} >= ${start}`] : []),
  ...(end ? [sql`${day} <= ${end}`] : []),
];
