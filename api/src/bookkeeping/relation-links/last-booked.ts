import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { and, asc, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_line } from '../../platform/database/schema/bookings';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { hasStatus } from '../documents/has-status';

type Line = typeof booking_line.$inferSelect;

/** What was booked of a document. */
export type LastBooked = {
  date: IsoDate | null;
  description: string;
  ledger_account_id: number | null;
  lines: Line[];
};

type Asked = { tag: Tag; supplier_relation_id: number; count: number };

/**
 * The documents of a customer or supplier that were booked last, the latest first. Those on their way into the books come
 * before all that stand there: who goes on with the next bill has just decided on what this relation is booked.
 */
export async function findLastBooked(
  db: Queries,
  relation_id: number,
  asked: Asked,
): Promise<LastBooked[]> {
  const underWay = await findItems(db, relation_id, {
    ...asked,
    where: [
      hasStatus(DocumentStatus.inProgress),
      isNull(booking_item.deleted_at),
      eq(booking_item.in_progress_for, 'booking'),
    ],
    latest: booking_item.in_progress_since,
  });
  const booked = await findItems(db, relation_id, {
    ...asked,
    where: [hasStatus(DocumentStatus.booked)],
    latest: booking_item.booked_at,
  });
  const items = [...underWay, ...booked].slice(0, asked.count);
  if (items.length === 0) return [];
  const ids = items.map(({ id }) => id);
  const lines = await db
    .select()
    .from(booking_line)
    .where(
      and(eq(booking_line.relation_id, relation_id), inArray(booking_line.booking_item_id, ids)),
    )
    .orderBy(asc(booking_line.position));
  return items.map(({ id, ...item }) => ({
    ...item,
    lines: lines.filter(({ booking_item_id }) => booking_item_id === id),
  }));
}

type Wanted = Asked & {
  where: SQL[];
  latest: typeof booking_item.booked_at | typeof booking_item.in_progress_since;
};

const findItems = (
  db: Queries,
  relation_id: number,
  { tag, supplier_relation_id, count, where, latest }: Wanted,
) =>
  db
    .select({
      id: booking_item.id,
      date: booking_item.date,
      description: booking_item.description,
      ledger_account_id: booking_item.ledger_account_id,
    })
    .from(booking_item)
    .where(
      and(
        eq(booking_item.relation_id, relation_id),
        eq(booking_item.supplier_relation_id, supplier_relation_id),
        eq(booking_item.tag, tag),
        ...where,
      ),
    )
    .orderBy(desc(latest), desc(booking_item.id))
    .limit(count);
