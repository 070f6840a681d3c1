import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_attempt } from '../../platform/database/schema/bookings';
import { note } from '../../platform/database/schema/bookkeeping';
import { relation } from '../../platform/database/schema/relations';

/** A document that something refers to, and what its company is. */
export type Referred = NonNullable<Awaited<ReturnType<typeof findReferred>>>;

/**
 * By what its transaction carries, or a mail about its question; also in the trash, where it is told who put it there. Of
 * any company: who may know of it is for the caller to say.
 */
export async function findReferred(db: Queries, reference: string) {
  const [booked] = await db
    .select({
      id: booking_attempt.booking_item_id,
      relation_id: booking_attempt.relation_id,
      ...COMPANY,
    })
    .from(booking_attempt)
    .innerJoin(relation, and(eq(relation.id, booking_attempt.relation_id), eq(relation.active, 1)))
    .where(and(eq(booking_attempt.reference, reference), eq(booking_attempt.kind, 'book')));
  return booked ?? (await findAsked(db, reference));
}

async function findAsked(db: Queries, reference: string) {
  const [asked] = await db
    .select({ id: note.booking_item_id, relation_id: note.relation_id, ...COMPANY })
    .from(note)
    .innerJoin(relation, and(eq(relation.id, note.relation_id), eq(relation.active, 1)))
    .where(eq(note.reference, reference));
  return asked;
}

const COMPANY = { type: relation.type, booking_enabled: relation.booking_enabled };
