import { sql } from 'drizzle-orm';
import type { Queries } from '../database/connect';

/** First key of the advisory locks of imports; any number that nothing else in this database uses. */
const LOCK = 4_730_051;

/** One import of a company at a time: the second finds what the first has added. */
export async function lockImports(db: Queries, relation_id: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${relation_id})`);
}
