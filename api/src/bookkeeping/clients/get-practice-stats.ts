import { statusesIn } from '@boekwerk/shared/domain/document/document-status';
import { inArray, sql } from 'drizzle-orm';
import { booking_item_state_tally as tally } from '../../platform/database/schema/document-tallies';
import type { Call } from '../../platform/http/call';
import { countMemberships } from '../../relations/company/memberships';
import { clientsBookedBy, clientsSeenBy } from '../../relations/firm-clients/seen-clients';

/**
 * The counters of a firm's dashboard: who owns it sees all clients, a colleague those assigned, and
 * documents of those whose books they keep.
 */
export async function getPracticeStats({ db, caller }: Pick<Call, 'db' | 'caller'>) {
  const firm = caller.relation_id;
  const toBook = statusesIn('to_book');
  const perState = await db
    .select({ status: tally.status, items: sql`sum(${tally.items})`.mapWith(Number) })
    .from(tally)
    .where(inArray(tally.relation_id, clientsBookedBy(db, caller)))
    .groupBy(tally.status);

  return {
    booking_items: sumOf(perState),
    pending_booking_items: sumOf(perState.filter(({ status }) => toBook.includes(status))),
    relations: await db.$count(clientsSeenBy(db, caller).as('client')),
    users: await countMemberships(db, firm),
  };
}

const sumOf = (counted: { items: number }[]) => counted.reduce((all, { items }) => all + items, 0);
