import type pg from 'pg';
import type PgBoss from 'pg-boss';
import type { Job } from './job';

/** How often it is looked which jobs are due: each minute is seen more than once. */
export const LOOK_MS = 20_000;

/** By the clock of the database, which all processes share. */
const NOW = `SELECT extract(hour FROM here)::int AS hour, extract(minute FROM here)::int AS minute
  FROM (SELECT now() AT TIME ZONE 'Europe/Amsterdam' AS here) clock`;

type Minute = { hour: number; minute: number };

/**
 * Queues the jobs that are due in this minute: each once, however many processes look, and none when one still waits.
 *
 * pg-boss plans by itself too, but walks back through the calendar to the last time of each job: 60 to 180 ms twice a
 * minute, in which nobody is answered.
 */
export async function queueDue(boss: PgBoss, pool: pg.Pool, jobs: readonly Job[]): Promise<void> {
  const { rows } = await pool.query<Minute>(NOW);
  for (const { name, cron } of jobs)
    if (cron && rows.some((now) => isDue(cron, now)))
      await boss.send(name, {}, { singletonKey: 'planned', singletonSeconds: 60 });
}

/** Whether an expression of minutes and hours fits: a number, all of them, or every so many. */
export function isDue(cron: string, { hour, minute }: Minute): boolean {
  const [minutes = '', hours = ''] = cron.split(' ');
  return fits(minutes, minute) && fits(hours, hour);
}

const fits = (field: string, now: number) =>
  field === '*' ||
  (field.startsWith('*/') ? now % Number(field.slice(2)) === 0 : Number(field) === now);
