import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { administration_relation, relation } from '../../platform/database/schema/relations';
import type { RelationRow } from '../relation-row';

/** That a company or person is a client of a firm, and how the firm has it: hidden, deleted. */
type FirmLink = typeof administration_relation.$inferSelect;

export type Linked = { link: FirmLink; relation: RelationRow };

type NewLink = typeof administration_relation.$inferInsert;

/** A client of a firm, also one that the firm has deleted. */
export async function findLinked(
  db: Queries,
  firm_id: number,
  enterprise_id: number,
): Promise<Linked | undefined> {
  const [found] = await selectLinked(db, firm_id, enterprise_id);
  return found;
}

/** The same; nobody else changes it until the transaction ends. */
export async function lockLinked(
  db: Queries,
  firm_id: number,
  enterprise_id: number,
): Promise<Linked | undefined> {
  const [found] = await selectLinked(db, firm_id, enterprise_id).for('update');
  return found;
}

/** Several clients, in the order of their ids: two that lock some of the same do not wait for each other in a ring. */
export const lockLinks = (db: Queries, firm_id: number, ids: readonly number[]) =>
  db
    .select({ id: administration_relation.id })
    .from(administration_relation)
    .where(
      and(
        eq(administration_relation.administration_id, firm_id),
        inArray(administration_relation.enterprise_id, [...ids]),
      ),
    )
    .orderBy(administration_relation.enterprise_id)
    .for('update');

export async function insertLink(db: Queries, fields: NewLink): Promise<FirmLink> {
  const [made] = await db.insert(administration_relation).values(fields).returning();
  return made as FirmLink;
}

/** @param link as it was found for the firm that changes it */
export async function updateLink(
  db: Queries,
  { administration_id, enterprise_id }: FirmLink,
  fields: Partial<Pick<FirmLink, 'hidden' | 'active'>>,
): Promise<FirmLink> {
  const [changed] = await db
    .update(administration_relation)
    .set(fields)
    .where(isLink(administration_id, enterprise_id))
    .returning();
  return changed as FirmLink;
}

const selectLinked = (db: Queries, firm_id: number, enterprise_id: number) =>
  db
    .select({ link: administration_relation, relation })
    .from(administration_relation)
    .innerJoin(
      relation,
      and(eq(relation.id, administration_relation.enterprise_id), eq(relation.active, 1)),
    )
    .where(isLink(firm_id, enterprise_id));

const isLink = (firm_id: number, enterprise_id: number) =>
  and(
    eq(administration_relation.administration_id, firm_id),
    eq(administration_relation.enterprise_id, enterprise_id),
  );
