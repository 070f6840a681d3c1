import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_attempt } from '../../platform/database/schema/bookings';
import type { namedClientsBookedBy } from '../../relations/firm-clients/seen-clients';

type Clients = ReturnType<typeof namedClientsBookedBy>;
type Outcome = {
  bookings: number;
  by_hand: number;
  /** Null of the only row, when nothing was proposed or read. */
  field: string | null;
  source: string | null;
  proposed: number;
  taken: number;
};

/** What became of what was proposed, per field and source, in what was booked of clients since a moment, the latest. */
export async function findOutcomes(
  db: Queries,
  clients: Clients,
  { since, count }: { since: Date; count: number },
): Promise<Outcome[]> {
  const judged = db
    .select({ basis: booking_attempt.basis })
    .from(booking_attempt)
    .innerJoin(clients, eq(clients.id, booking_attempt.relation_id))
    .where(
      and(
        sql`${booking_attempt.kind} = 'book'`,
        sql`${booking_attempt.state} = 'done'`,
        isNotNull(booking_attempt.basis),
        gte(booking_attempt.ended_at, since),
      ),
    )
    .orderBy(desc(booking_attempt.ended_at))
    .limit(count);
  const { rows } = await db.execute<Outcome>(sql`
    with judged as materialized (${judged}),
    proposed as (
      select 'lines' as field, basis ->> 'lines' = 'as suggested' as is_taken,
        coalesce(basis -> 'suggestion' ->> 'source', basis -> 'suggestion' ->> 'because') as source
      from judged where basis ->> 'lines' in ('as suggested', 'changed')
      union all
      select value ->> 'field', (value ->> 'is_kept')::boolean, value ->> 'source'
      from judged, jsonb_array_elements(basis -> 'read')),
    counted as (
      select field, source, count(*)::int as proposed, (count(*) filter (where is_taken))::int as taken
      from proposed group by field, source)
    select bookings, by_hand, field, source, proposed, taken
    from (select count(*)::int as bookings,
        (count(*) filter (where basis ->> 'lines' = 'by hand'))::int as by_hand from judged) as all_of_them
      left join counted on true
    order by field, source`);
  return rows;
}
