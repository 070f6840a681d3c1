import { sql } from 'drizzle-orm';
import { type BucketedList, named, recountBuckets } from '../lists/buckets';
import type { Invariant } from './invariant';
import { ofTally, type Tally } from './of-tally';
import { within } from './portions';

/** The counts over a list whose tally is kept in buckets; where those begin is changed at night. */
export function ofBucketedList(
  list: BucketedList,
  called: Pick<Tally, 'key' | 'name' | 'entity'>,
): Invariant {
  const { rows, tally, company, key, number } = named(list);
  const kind = sql`concat_ws(' ', ${key}) as kind`;
  return ofTally({
    ...called,
    weigh: (companies) => sql`
      select ${company} as relation_id, null as date, sum(${number})::int as rows from ${tally}
      where ${within(sql`${company}`, companies)} group by 1 order by 1`,
    told: ({ companies }) => sql`
      select ${company} as relation_id, ${kind}, sum(${number})::text as figures from ${tally}
      where ${within(sql`${company}`, companies)} group by 1, 2 having sum(${number}) <> 0`,
    counted: ({ companies }) => sql`
      select ${company} as relation_id, ${kind}, count(*)::text as figures from ${rows}
      where ${company} is not null and ${list.which ?? sql`true`} and ${within(sql`${company}`, companies)}
      group by 1, 2`,
    recount: (db, relation_id) => recountBuckets(db, list, relation_id),
  });
}
