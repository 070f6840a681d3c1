import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { insertRows } from '../../platform/database/insert-rows';
import { relation } from '../../platform/database/schema/relations';
import type { RelationRow } from '../relation-row';
import { searchTextOf } from '../search-text';

type Kind = RelationRow['enterprise_relation_type'];

/** A name as two are compared: capitals and space around it do not count. */
export const comparedName = (name: string) => name.trim().toLowerCase();

/** The active customers, or suppliers, of a company that have one of these names, the first that was added first. */
export const findByNames = (
  db: Queries,
  relation_id: number,
  { kind, names }: { kind: Kind; names: readonly string[] },
): Promise<Pick<RelationRow, 'id' | 'name'>[]> =>
  db
    .select({ id: relation.id, name: relation.name })
    .from(relation)
    .where(
      and(
        eq(relation.owner_relation_id, relation_id),
        eq(relation.active, 1),
        eq(relation.enterprise_relation_type, kind),
        sql`lower(trim(${relation.name})) = any(${sql.param(names.map(comparedName))}::text[])`,
      ),
    )
    .orderBy(asc(relation.id));

/** Adds customers, or suppliers, of whom nothing but the name is known. @returns them in the same order */
export async function addByNames(
  db: Queries,
  relation_id: number,
  { kind, names }: { kind: Kind; names: readonly string[] },
) {
  const rows = names.map((name) => ({
    ...{ owner_relation_id: relation_id, enterprise_relation_type: kind, name },
    search_text: searchTextOf({ name }),
  }));
  const ids = await insertRows(db, relation, rows);
  return ids.map((id, at) => ({ id, ...(rows[at] as (typeof rows)[number]) })); // one each
}
