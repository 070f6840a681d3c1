import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { booking_attempt } from '../../platform/database/schema/bookings';
import { user } from '../../platform/database/schema/users';
import type { ExportTo } from '../../platform/export/export-part';
import { byId } from '../../platform/export/portions';
import { momentCell, numberCell, textCell } from '../../platform/spreadsheets/csv';
import { TEXTS } from './texts';

/** Each time that a document was sent to the accounting package or taken back from it, and what became of that. */
export const exportBookings = ({ db, relation_id, write }: ExportTo): Promise<void> =>
  write({
    ...TEXTS.bookings,
    portions: byId((after, limit) =>
      db
        .select({
          id: booking_attempt.id,
          booking_item_id: booking_attempt.booking_item_id,
          kind: booking_attempt.kind,
          state: booking_attempt.state,
          reference: booking_attempt.reference,
          created_at: booking_attempt.created_at,
          sent_at: booking_attempt.sent_at,
          ended_at: booking_attempt.ended_at,
          number: sql<string | null>`${booking_attempt.answer} ->> 'number'`,
          by: { name: user.name, last_name: user.last_name },
        })
        .from(booking_attempt)
        .innerJoin(user, eq(user.id, booking_attempt.asked_by))
        .where(and(eq(booking_attempt.relation_id, relation_id), gt(booking_attempt.id, after)))
        .orderBy(asc(booking_attempt.id))
        .limit(limit),
    ),
    cells: (row) => ({
      document: numberCell(row.booking_item_id),
      kind: textCell(TEXTS.attemptKinds[row.kind]),
      state: textCell(TEXTS.attemptStates[row.state]),
      reference: textCell(row.reference),
      asked_at: momentCell(row.created_at),
      asked_by: textCell(fullName(row.by)),
      sent_at: momentCell(row.sent_at),
      ended_at: momentCell(row.ended_at),
      number: textCell(row.number ?? ''),
    }),
  });
