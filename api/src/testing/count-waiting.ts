import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';

/** Connections that wait for what another one has locked; of PostgreSQL, the embedded database has one alone. */
export async function countWaiting(db: Queries): Promise<number> {
  const { rows } = await db.execute(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length;
}
