import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { count, eq, inArray } from 'drizzle-orm';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { relation_user } from '../../platform/database/schema/relations';
import type { Call } from '../../platform/http/call';
import { clientsBookedBy, clientsSeenBy } from '../../relations/firm-clients/seen-clients';

/**
 * The counters of a firm's dashboard: who owns it sees all clients, a colleague those assigned, and
 * documents of those whose books they keep.
 */
export async function practiceStats({ db, caller }: Pick<Call, 'db' | 'caller'>) {
  const firm = caller.relation_id;
  const perState = await db
    .select({ status: booking_item.status, items: count() })
    .from(booking_item)
    .where(inArray(booking_item.relation_id, clientsBookedBy(db, caller)))
    .groupBy(booking_item.status);

  return {
    booking_items: perState.reduce((all, { items }) => all + items, 0),
    pending_booking_items:
      perState.find(({ status }) => status === DocumentStatus.toBook)?.items ?? 0,
    relations: await db.$count(clientsSeenBy(db, caller).as('client')),
    users: await db.$count(relation_user, eq(relation_user.relation_id, firm)),
  };
}
