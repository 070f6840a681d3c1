import { type SQL, sql } from 'drizzle-orm';
import type { JobData } from '../jobs/jobs';
import type { Looked } from './invariant';

/** Until when somebody was there to do jobs, and to queue lost ones: what was stopped for a night has lost nothing. */
const LAST_SEEN = sql`least(now(), (select maintained_on from pgboss.version limit 1))`;

/**
 * Whether a row that waits has a job: one that waits or is done, or one that ended too short ago for another to be queued.
 *
 * @param id what the job knows the row by, under `field` in its data
 */
export const hasJob = (
  name: keyof JobData,
  field: string,
  id: SQL,
  { patience }: Pick<Looked, 'patience'>,
): SQL => sql`exists (
  select from pgboss.job job
  where job.name = ${name} and job.data ->> ${field}::text = (${id})::text
    and (job.state < 'completed' or job.completed_on > ${LAST_SEEN} - make_interval(secs => ${patience}))
)`;
