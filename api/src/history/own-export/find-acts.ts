import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { audit } from '../../platform/database/schema/platform';
import { relation } from '../../platform/database/schema/relations';
import { isChangeOf, someChanges } from '../some-changes';

/** What a user did after an act, the first first, with where; of its changes those of the user alone. */
export const findActs = (db: Queries, user_id: number, after: number, limit: number) =>
  db
    .select({
      id: audit.id,
      row: { ...getTableColumns(audit), changes: changesOfUser(user_id) },
      company: relation.name,
    })
    .from(audit)
    .leftJoin(relation, eq(relation.id, audit.relation_id))
    .where(and(eq(audit.user_id, user_id), gt(audit.id, after)))
    .orderBy(asc(audit.id))
    .limit(limit);

/** A portion of acts may be all imports. */
const changesOfUser = (user_id: number) => {
  const own = someChanges(isChangeOf('user', user_id));
  return sql`CASE WHEN ${audit.entity} = 'user' THEN ${audit.changes} ELSE ${own} END`.mapWith(
    audit.changes,
  );
};
