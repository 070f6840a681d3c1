import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { audit } from '../../platform/database/schema/platform';
import { isAbout } from '../about';
import { findAudits, type NamedAudit } from '../store';

/** What is read at once: so many rows, and of imports, which tell of thousands of things in one row, of one. */
const PORTION = { rows: 100, things: 5000 };

/**
 * Everything that was written in a company about such things, and elsewhere about itself: the first first. The rows are
 * found by their ids, for there is no index of all that a company did by time.
 */
export async function* writesOf(
  db: Queries,
  relation_id: number,
  entities: readonly string[],
): AsyncGenerator<NamedAudit[]> {
  const found = await db
    .select({ id: audit.id, things: sql`cardinality(${audit.about})`.mapWith(Number) })
    .from(audit)
    .where(
      or(
        and(eq(audit.relation_id, relation_id), inArray(audit.entity, [...entities])),
        isAbout('relation', relation_id),
      ),
    );
  for (const some of portionsOf(found.sort((one, other) => one.id - other.id))) {
    const which = inArray(audit.id, some);
    const rows = await findAudits(db, which, { before: undefined, limit: PORTION.rows });
    yield rows.reverse();
  }
}

function portionsOf(writes: readonly { id: number; things: number }[]): number[][] {
  const portions: number[][] = [];
  let things = 0;
  for (const write of writes) {
    const last = portions.at(-1);
    things += write.things;
    if (last && last.length < PORTION.rows && things <= PORTION.things) last.push(write.id);
    else {
      portions.push([write.id]);
      things = write.things;
    }
  }
  return portions;
}
