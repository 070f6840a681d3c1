import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_attempt } from '../../platform/database/schema/bookkeeping';
import { relation } from '../../platform/database/schema/relations';

/** A document that was sent to the accounting package, and what its company is. */
export type Referred = NonNullable<Awaited<ReturnType<typeof findReferred>>>;

/** Of any company: who may know of it is for the caller to say. */
export async function findReferred(db: Queries, reference: string) {
  const [found] = await db
    .select({
      id: booking_attempt.booking_item_id,
      relation_id: booking_attempt.relation_id,
      type: relation.type,
      booking_enabled: relation.booking_enabled,
    })
    .from(booking_attempt)
    .innerJoin(relation, and(eq(relation.id, booking_attempt.relation_id), eq(relation.active, 1)))
    .where(and(eq(booking_attempt.reference, reference), eq(booking_attempt.kind, 'book')));
  return found;
}
