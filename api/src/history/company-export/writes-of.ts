import { and, eq, inArray, or } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { audit } from '../../platform/database/schema/platform';
import { isAbout } from '../about';
import { findAudits, type NamedAudit } from '../store';

/** An import tells of thousands of things in one row. */
const PORTION = 100;

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
    .select({ id: audit.id })
    .from(audit)
    .where(
      or(
        and(eq(audit.relation_id, relation_id), inArray(audit.entity, [...entities])),
        isAbout('relation', relation_id),
      ),
    );
  const ids = found.map(({ id }) => id).sort((one, other) => one - other);
  for (let at = 0; at < ids.length; at += PORTION) {
    const some = ids.slice(at, at + PORTION);
    const which = inArray(audit.id, some);
    const rows = await findAudits(db, which, { before: undefined, limit: PORTION });
    yield rows.reverse();
  }
}
