import { partyName } from '@boekwerk/shared/domain/client-kind';
import { fullName } from '@boekwerk/shared/domain/full-name';
import { and, desc, eq, getTableColumns, lt, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/connect';
import { audit } from '../database/schema/platform';
import { relation } from '../database/schema/relations';
import { user } from '../database/schema/users';

export type StoredAudit = typeof audit.$inferSelect;

/** A write with who did it: `name` is null for a job, `on_behalf_of` for who acted for themselves. */
export type NamedAudit = StoredAudit & { name: string | null; on_behalf_of: string | null };

/** The last writes before one, the latest first. `which` says whose they must be. */
export async function findAudits(
  db: Queries,
  which: SQL | undefined,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<NamedAudit[]> {
  const rows = await db
    .select({
      audit: getTableColumns(audit),
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
