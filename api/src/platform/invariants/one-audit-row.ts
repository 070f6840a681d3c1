import { sql } from 'drizzle-orm';
import type { Invariant, Violation } from './invariant';
import { portions, within } from './portions';

const REPLIES = {
  from: sql`idempotency reply`,
  key: sql`reply.created_at`,
  where: sql`reply.status >= 200`,
  size: 500,
};

/**
 * Who did what can always be told: an answer that is kept to be given again was written together with one row of what was
 * done. Both have the moment at which their transaction began; of two at the same moment the transaction says whose it is.
 */
export const oneAuditRow: Invariant = {
  key: 'one-audit-row',
  name: 'each write left one row of who did what',
  check: async function* ({ db }) {
    for await (const range of portions(db, REPLIES)) {
      const { rows } = await db.execute<Violation>(sql`
        with written as (
          select at, user_id, relation_id, action, count(*) as times from audit
          where ${within(sql`at`, range)} and at >= (select min(created_at) from idempotency)
          group by at, user_id, relation_id, action, xmin::text
        ), most as (
          select at, user_id, relation_id, action, max(times) as times from written group by 1, 2, 3, 4
        )
        select reply.relation_id, 'idempotency' as entity, reply.action || ' ' || reply.key as id
        from idempotency reply
        left join most on most.at = reply.created_at and most.user_id = reply.user_id
          and most.relation_id = reply.relation_id and most.action = reply.action
        where reply.status >= 200 and ${within(sql`reply.created_at`, range)}
          and coalesce(most.times, 0) <> 1
        order by reply.created_at`);
      yield* rows;
    }
  },
};
