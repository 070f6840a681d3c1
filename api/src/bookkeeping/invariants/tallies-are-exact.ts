import { sql } from 'drizzle-orm';
import { ofTally } from './invariant';

/** The counts over the list of documents. */
export const stateTallyIsExact = ofTally(
  'the tally of documents per state is exact',
  (range) => sql`
    select relation_id, status || ' ' || has_question as kind, sum(items) as items
    from booking_item_state_tally where ${range} group by 1, 2`,
  (range) => sql`
    select relation_id, status || ' ' || (question_id is not null) as kind, count(*) as items
    from booking_item where ${range} and deleted_at is null group by 1, 2`,
);

/** Those of a period of invoices. */
export const dateTallyIsExact = ofTally(
  'the tally of documents per date of the invoice is exact',
  (range) => sql`
    select relation_id, date || ' ' || status as kind, sum(items) as items
    from booking_item_date_tally where ${range} group by 1, 2`,
  (range) => sql`
    select relation_id, date || ' ' || status as kind, count(*) as items
    from booking_item where date is not null and ${range} and deleted_at is null group by 1, 2`,
);

/** Those of a period in which they were handed in. */
export const dayTallyIsExact = ofTally(
  'the tally of documents per day is exact',
  (range) => sql`
    select relation_id, date || ' ' || status as kind, sum(items) as items
    from booking_item_tally where ${range} group by 1, 2`,
  (range) => sql`
    select relation_id, (uploaded_date at time zone 'Europe/Amsterdam')::date || ' ' || status as kind,
      count(*) as items
    from booking_item where ${range} and deleted_at is null group by 1, 2`,
);
