import { occurrenceOf } from '@boekwerk/shared/domain/invoice/recurrence';
import { sql } from 'drizzle-orm';
import type { Invariant } from '../../platform/invariants/invariant';
import { ofRows } from '../../platform/invariants/of-rows';
import { portions, within } from '../../platform/invariants/portions';
import type { StoredRecurrence } from '../recurrence/store';

const RECURRENCES = {
  entity: 'recurrence',
  from: sql`recurrence`,
  key: sql`recurrence.id`,
  relation_id: sql`recurrence.relation_id`,
  size: 100,
};

/** That none is there twice the database sees to. One that somebody deleted as a concept is told in the audit. */
export const recurrenceIsComplete = ofRows(
  RECURRENCES,
  {
    key: 'recurrence-is-complete',
    name: 'a recurrence has all invoices that it made, but for those that somebody deleted, and no others',
  },
  sql`exists (
    select from generate_series(0, recurrence.recurrence_count - 1) due
    full join (
      select invoice.occurrence from invoice
      where invoice.recurrence_id = recurrence.id and invoice.occurrence is not null
    ) made on made.occurrence = due
    where due is null or made.occurrence is null and not exists (
      select from audit
      where audit.relation_id = recurrence.relation_id and audit.entity = 'invoice'
        and audit.changes -> 'recurrence_id' ->> 0 = recurrence.id::text
        and audit.changes -> 'occurrence' ->> 0 = due::text
    )
  )`,
);

/** Counted from its anchor, so that the 31st comes back after a short month. */
export const recurrenceIsOnTime: Invariant = {
  key: 'recurrence-is-on-time',
  name: 'the next invoice of a recurrence is dated a whole number of periods after its anchor',
  check: async function* ({ db }) {
    for await (const range of portions(db, RECURRENCES)) {
      const { rows } = await db.execute<{ recurrence: StoredRecurrence }>(sql`
        select to_jsonb(recurrence) as recurrence from recurrence
        where ${within(RECURRENCES.key, range)} order by id`);
      for (const { recurrence } of rows) {
        const { id, relation_id, next_date, next_period_start, recurrence_count } = recurrence;
        const { date, start } = occurrenceOf(recurrence, recurrence_count);
        if (date !== next_date || start !== next_period_start)
          yield { relation_id, entity: 'recurrence', id };
      }
    }
  },
};
