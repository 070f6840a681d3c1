import { gte } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { session } from '../platform/database/schema/sessions';

/** The companies in which somebody has done something since a moment. */
export async function companiesInUse(db: Queries, since: Date): Promise<Set<number>> {
  const found = await db
    .selectDistinct({ relation_id: session.relation_id })
    .from(session)
    .where(gte(session.last_used_at, since));
  return new Set(found.map(({ relation_id }) => relation_id));
}
