import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { keepsVersion } from '../../platform/database/keeps-version';
import { relation } from '../../platform/database/schema/relations';

/** Up to when a company was exported: of two at once the later one counts, whichever ends first. */
export async function keepExported(db: Queries, relation_id: number, at: Date): Promise<void> {
  const { last_exported_at } = relation;
  const isLater = or(isNull(last_exported_at), lt(last_exported_at, at));
  await db
    .update(relation)
    .set({ last_exported_at: at, ...keepsVersion(relation) })
    .where(and(eq(relation.id, relation_id), isLater));
}
