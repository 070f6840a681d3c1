import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { and, desc, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { audit } from '../platform/database/schema/platform';
import { relation } from '../platform/database/schema/relations';
import { user } from '../platform/database/schema/users';
import { isChangeOf, someChanges } from './some-changes';

export type StoredAudit = typeof audit.$inferSelect;

/** A write with who did it: `name` is null for a job, `on_behalf_of` for who acted for themselves. */
export type NamedAudit = StoredAudit & { name: string | null; on_behalf_of: string | null };

/** A thing that writes are about. */
export type One = { entity: string; id: number };

type Page = { before: number | undefined; limit: number; one?: One };

/**
 * The last writes before one, the latest first. `which` says whose they must be.
 *
 * @param one of a write about very many its own is read, and of no other of its kind
 */
export async function findAudits(
  db: Queries,
  which: SQL | undefined,
  { before, limit, one }: Page,
): Promise<NamedAudit[]> {
  const changes = one ? changesWith(one) : audit.changes;
  const rows = await db
    .select({
      audit: { ...getTableColumns(audit), changes },
      by: { name: user.name, last_name: user.last_name },
      company: {
        name: relation.name,
        first_name: relation.first_name,
        last_name: relation.last_name,
      },
    })
    .from(audit)
    .leftJoin(user, eq(user.id, audit.user_id))
    .leftJoin(relation, eq(relation.id, audit.relation_id))
    .where(and(which, before === undefined ? undefined : lt(audit.id, before)))
    .orderBy(desc(audit.id))
    .limit(limit);
  return rows.map(({ audit: row, by, company }) => ({
    ...row,
    name: by && fullName(by),
    on_behalf_of: row.impersonator_id !== null && company ? partyName(company) : null,
  }));
}

/** More than any call but an import is about. */
const MANY = 100;

const changesWith = ({ entity, id }: One) => {
  const own = someChanges(sql`NOT ${isChangeOf(entity)} OR ${isChangeOf(entity, id)}`);
  return sql`CASE WHEN cardinality(${audit.about}) <= ${MANY} THEN ${audit.changes} ELSE ${own} END`.mapWith(
    audit.changes,
  );
};
