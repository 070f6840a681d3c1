import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { relation, relation_user } from '../../platform/database/schema/relations';
import type { RelationRow } from '../relation-row';

/** A company or firm with what somebody is in it. */
export type Membership = { role: typeof relation_user.$inferSelect; relation: RelationRow };

/** Where somebody works, by name; invitations are left out. */
export const membershipsOf = (db: Queries, user_id: number): Promise<Membership[]> =>
  selectMemberships(db)
    .where(and(eq(relation_user.user_id, user_id), eq(relation_user.status, 0)))
    .orderBy(asc(relation.name), asc(relation.id));

export async function findMembership(
  db: Queries,
  user_id: number,
  relation_id: number,
): Promise<Membership | undefined> {
  const [found] = await selectMemberships(db).where(
    and(
      eq(relation_user.user_id, user_id),
      eq(relation_user.relation_id, relation_id),
      eq(relation_user.status, 0),
    ),
  );
  return found;
}

const selectMemberships = (db: Queries) =>
  db
    .select({ role: relation_user, relation })
    .from(relation_user)
    .innerJoin(
      relation,
      and(eq(relation.id, relation_user.relation_id), isNull(relation.owner_relation_id)),
    );

/** How many work in a company, or are invited to. */
export const countMemberships = (db: Queries, relation_id: number): Promise<number> =>
  db.$count(relation_user, eq(relation_user.relation_id, relation_id));

/** One statement over all places of the user: however many do this at once, one default is left. */
export async function makeDefault(db: Queries, user_id: number, relation_id: number) {
  await db
    .update(relation_user)
    .set({ is_default: sql`${relation_user.relation_id} = ${relation_id}` })
    .where(eq(relation_user.user_id, user_id));
}

/** Makes somebody the owner of a company or firm that was just added. */
export async function insertOwner(
  db: Queries,
  { relation: of, ...owner }: { user_id: number; is_default: boolean; relation: RelationRow },
): Promise<Membership> {
  const [role] = await db
    .insert(relation_user)
    .values({ ...owner, relation_id: of.id, type: of.relation_user_type, is_owner: true })
    .returning();
  return { role: role as Membership['role'], relation: of };
}
