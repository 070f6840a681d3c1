import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { ofTally } from '../../platform/invariants/of-tally';
import { type Range, within } from '../../platform/invariants/portions';

const ENTITY = 'booking_item';
const COMPANY = sql`relation_id`;

/** Documents by the day on which they were handed in, of which there is one at most a company. */
const weigh = (companies: Range): SQL => sql`
  select relation_id, date::text, sum(items)::int as rows from booking_item_tally
  where ${within(COMPANY, companies)} group by 1, 2 order by 1, 2`;

/** Nobody hands in or changes a document meanwhile. */
const whileNobodyWrites = async (db: Queries, ...statements: SQL[]): Promise<void> => {
  await db.execute(sql`lock table booking_item in share row exclusive mode`);
  for (const statement of statements) await db.execute(statement);
};

/** The counts over the list of documents. */
export const stateTallyIsExact = ofTally({
  key: 'document-state-tally',
  name: 'the tally of documents per state is exact',
  entity: ENTITY,
  weigh: (companies) => sql`
    select relation_id, null as date, sum(items)::int as rows from booking_item_state_tally
    where ${within(COMPANY, companies)} group by 1 order by 1`,
  told: ({ companies }) => sql`
    select relation_id, status || ' ' || has_question as kind, sum(items)::text as figures
    from booking_item_state_tally where ${within(COMPANY, companies)} group by 1, 2
    having sum(items) <> 0`,
  counted: ({ companies }) => sql`
    select relation_id, status || ' ' || (question_id is not null) as kind, count(*)::text as figures
    from booking_item where ${within(COMPANY, companies)} and deleted_at is null group by 1, 2`,
  recount: (db, relation_id) =>
    whileNobodyWrites(
      db,
      sql`delete from booking_item_state_tally where relation_id = ${relation_id}`,
      sql`insert into booking_item_state_tally (relation_id, status, has_question, items)
        select relation_id, status, question_id is not null, count(*) from booking_item
        where relation_id = ${relation_id} and deleted_at is null group by 1, 2, 3`,
    ),
});

/** Those of a period of invoices. */
export const dateTallyIsExact = ofTally({
  key: 'document-date-tally',
  name: 'the tally of documents per date of the invoice is exact',
  entity: ENTITY,
  weigh: (companies) => sql`
    select relation_id, date::text, sum(items)::int as rows from booking_item_date_tally
    where ${within(COMPANY, companies)} group by 1, 2 order by 1, 2`,
  told: ({ companies, days }) => sql`
    select relation_id, date || ' ' || status as kind, sum(items)::text as figures
    from booking_item_date_tally
    where ${within(COMPANY, companies)} and ${within(sql`date`, days)} group by 1, 2
    having sum(items) <> 0`,
  counted: ({ companies, days }) => sql`
    select relation_id, date || ' ' || status as kind, count(*)::text as figures
    from booking_item
    where date is not null and deleted_at is null and ${within(COMPANY, companies)}
      and ${within(sql`coalesce(date, '-infinity'::date)`, days)} group by 1, 2`,
  recount: (db, relation_id) =>
    whileNobodyWrites(
      db,
      sql`delete from booking_item_date_tally where relation_id = ${relation_id}`,
      sql`insert into booking_item_date_tally (relation_id, date, status, items)
        select relation_id, date, status, count(*) from booking_item
        where relation_id = ${relation_id} and date is not null and deleted_at is null group by 1, 2, 3`,
    ),
});

/** When a day of the Netherlands begins. */
const beginOf = (day: SQL): SQL => sql`(${day})::timestamp at time zone 'Europe/Amsterdam'`;

/** On which day it was handed in, as an index has it. */
const uploadedIn = ({ after, upto }: Range): SQL => sql`
  ${after === null ? sql`true` : sql`uploaded_date >= ${beginOf(sql`${after}::date + 1`)}`}
  and ${upto === null ? sql`true` : sql`uploaded_date < ${beginOf(sql`${upto}::date + 1`)}`}`;

const UPLOADED = sql`(uploaded_date at time zone 'Europe/Amsterdam')::date`;

/** Those of a period in which they were handed in. */
export const dayTallyIsExact = ofTally({
  key: 'document-day-tally',
  name: 'the tally of documents per day is exact',
  entity: ENTITY,
  weigh,
  told: ({ companies, days }) => sql`
    select relation_id, date || ' ' || status as kind, sum(items)::text as figures
    from booking_item_tally
    where ${within(COMPANY, companies)} and ${within(sql`date`, days)} group by 1, 2
    having sum(items) <> 0`,
  counted: ({ companies, days }) => sql`
    select relation_id, ${UPLOADED} || ' ' || status as kind, count(*)::text as figures
    from booking_item
    where deleted_at is null and ${within(COMPANY, companies)} and ${uploadedIn(days)} group by 1, 2`,
  recount: (db, relation_id) =>
    whileNobodyWrites(
      db,
      sql`delete from booking_item_tally where relation_id = ${relation_id}`,
      sql`insert into booking_item_tally (relation_id, date, status, items)
        select relation_id, ${UPLOADED}, status, count(*) from booking_item
        where relation_id = ${relation_id} and deleted_at is null group by 1, 2, 3`,
    ),
});
