import { DocumentStatus } from '@boekwerk/shared/domain/document-status';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/connect';
import { booking_item } from '../database/schema/bookkeeping';
import {
  administration_relation,
  administration_user,
  relation_user,
} from '../database/schema/relations';
import type { Call } from '../http/call';
import type { Caller } from '../http/caller';

/** The counters of a firm's dashboard: who owns it sees all clients, a colleague those assigned. */
export async function practiceStats({ db, caller }: Pick<Call, 'db' | 'caller'>) {
  const firm = caller.relation_id;
  const clients = clientsSeenBy(db, caller);
  const perState = await db
    .select({ status: booking_item.status, items: count() })
    .from(booking_item)
    .where(inArray(booking_item.relation_id, clients))
    .groupBy(booking_item.status);

  return {
    booking_items: perState.reduce((all, { items }) => all + items, 0),
    pending_booking_items:
      perState.find(({ status }) => status === DocumentStatus.toBook)?.items ?? 0,
    relations: await db.$count(clients.as('client')),
    users: await db.$count(relation_user, eq(relation_user.relation_id, firm)),
  };
}

function clientsSeenBy(db: Queries, { relation_id, user_id, who }: Caller) {
  if (who.is_owner)
    return db
      .select({ id: administration_relation.enterprise_id })
      .from(administration_relation)
      .where(eq(administration_relation.administration_id, relation_id));

  return db
    .select({ id: administration_user.enterprise_id })
    .from(administration_user)
    .where(
      and(
        eq(administration_user.administration_id, relation_id),
        eq(administration_user.user_id, user_id),
      ),
    );
}
