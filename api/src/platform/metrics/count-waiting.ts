import type pg from 'pg';

type Waiting = { queue: string; waiting: number; seconds: number };

/** Jobs that are due, by kind; a kind without any counts none. */
const WAITING = `SELECT q.name AS queue, count(j.id)::int AS waiting,
    coalesce(extract(epoch FROM now() - min(greatest(j.start_after, j.created_on))), 0)::float8 AS seconds
  FROM pgboss.queue q
  LEFT JOIN pgboss.job j ON j.name = q.name AND j.state < 'active' AND j.start_after <= now()
  GROUP BY q.name`;

export async function countWaiting(pool: pg.Pool): Promise<Waiting[]> {
  return (await pool.query<Waiting>(WAITING)).rows;
}
