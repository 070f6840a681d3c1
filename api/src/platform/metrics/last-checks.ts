import type pg from 'pg';

type Check = { invariant: string; violations: number; at: number };

const CHECKS = `SELECT invariant, violations, extract(epoch FROM checked_at)::float8 AS at
  FROM invariant_check ORDER BY invariant`;

/** What the last look at each invariant found, and when. */
export async function lastChecks(pool: pg.Pool): Promise<Check[]> {
  return (await pool.query<Check>(CHECKS)).rows;
}
