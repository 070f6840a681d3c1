import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { relation } from '../../platform/database/schema/relations';
import type { RelationFields, RelationRow } from '../relation-row';

/** The company itself; the customers it keeps are not among these. */
export async function findCompany(db: Queries, id: number): Promise<RelationRow | undefined> {
  const [found] = await db.select().from(relation).where(isCompany(id));
  return found;
}

export async function updateCompanyRow(
  db: Queries,
  id: number,
  fields: RelationFields,
): Promise<RelationRow | undefined> {
  const [changed] = await db.update(relation).set(fields).where(isCompany(id)).returning();
  return changed;
}

/** Makes a company that was found another version, for what a firm keeps of it elsewhere. */
export const touchCompany = async (db: Queries, id: number): Promise<RelationRow> =>
  (await updateCompanyRow(db, id, { updated_at: new Date() })) as RelationRow;

export const isCompany = (id: number) =>
  and(eq(relation.id, id), isNull(relation.owner_relation_id));
