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
 * done. Both have the moment at which their transaction began; of several at the same moment the transaction says whose
 * it is, unless a backup was restored, which is one transaction: as many rows as answers are no mistake then.
 */
export const oneAuditRow: Invariant = {
  key: 'one-audit-row',
  name: 'each write left one row of who did what',
  check: async function* ({ db }) {
    for await (const range of portions(db, REPLIES)) {
      const { rows } = await db.execute<Violation>(sql`
        with reply as (
          select *, count(*) over (partition by created_at, user_id, relation_id, action) as times
          from idempotency where status >= 200 and ${within(sql`created_at`, range)}
        ), written as (
          select at, user_id, relation_id, action, count(*) as times from audit
          where ${within(sql`at`, range)} and at >= (select min(created_at) from idempotency)
          group by at, user_id, relation_id, action, xmin::text
        ), most as (
          select at, user_id, relation_id, action, max(times) as of_one, sum(times) as of_all
          from written group by 1, 2, 3, 4
        )
        select reply.relation_id, 'idempotency' as entity, reply.action || ' ' || reply.key as id
        from reply
        left join most on most.at = reply.created_at and most.user_id = reply.user_id
          and most.relation_id = reply.relation_id and most.action = reply.action
        where most.at is null or most.of_one > reply.times or most.of_all < reply.times
        order by reply.created_at`);
      yield* rows;
    }
  },
};
