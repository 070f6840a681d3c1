import { and, asc, eq, ne } from 'drizzle-orm';
import { isOwner } from '../account-mail/is-owner';
import { forgetOpened } from '../auth/opened-clients';
import type { Queries } from '../platform/database/connect';
import { lockUserRow } from '../platform/database/lock-user';
import { relation, relation_user } from '../platform/database/schema/relations';
import { withdrawOtherAssignments } from './assignment-store';
import {
  type CompanyUserRow,
  isMembershipIn,
  isMembershipOf,
  type MembershipKey,
  usersWithMembership,
} from './store';

export type Membership = typeof relation_user.$inferSelect;

/** Somebody of a company with their membership in it, locked: what else happens to them waits, wherever. */
export async function lockCompanyUser(
  db: Queries,
  of: MembershipKey,
): Promise<(CompanyUserRow & { membership: Membership }) | undefined> {
  const [named] = await db.select().from(relation_user).where(isMembershipOf(of));
  if (!named) return undefined;
  await lockUserRow(db, named.user_id);
  const [membership] = await db
    .select()
    .from(relation_user)
    .where(isMembershipOf(of))
    .for('update');
  const [row] = await usersWithMembership(db, isMembershipOf(of));
  return membership && row && { ...row, membership };
}

/** Calls somebody who is invited something else, in this company alone. */
export async function renameInvited(
  db: Queries,
  { id }: Membership,
  { name, last_name }: { name: string; last_name: string },
): Promise<Membership> {
  const [renamed] = await db
    .update(relation_user)
    .set({ invited_name: name, invited_last_name: last_name, updated_at: new Date() })
    .where(eq(relation_user.id, id))
    .returning();
  return renamed as Membership;
}

/** Makes an invitation another version, for the clients that go with it. */
export const touchInvitation = (db: Queries, { id }: Membership) =>
  db.update(relation_user).set({ updated_at: new Date() }).where(eq(relation_user.id, id));

/** How many others own a company. */
export async function countOtherOwners(db: Queries, { relation_id, user_id }: MembershipKey) {
  const isOther = and(isMembershipIn(relation_id), ne(relation_user.user_id, user_id));
  return db.$count(relation_user, and(isOther, isOwner));
}

/** Deletes a membership, with the e-mails that offer it and the clients that go with it, and which of those were opened. */
export async function deleteMembership(
  db: Queries,
  { id, relation_id, user_id }: Membership,
): Promise<void> {
  const of = { firm_id: relation_id, user_id };
  await withdrawOtherAssignments(db, of, []);
  await forgetOpened(db, of);
  await db.delete(relation_user).where(eq(relation_user.id, id));
}

/** Makes the oldest membership the default of somebody who has none. */
export async function makeOldestDefault(db: Queries, user_id: number): Promise<void> {
  const [oldest] = await db
    .select({ id: relation_user.id })
    .from(relation_user)
    .innerJoin(relation, and(eq(relation.id, relation_user.relation_id), eq(relation.active, 1)))
    .where(and(eq(relation_user.user_id, user_id), eq(relation_user.status, 0)))
    .orderBy(asc(relation_user.id))
    .limit(1);
  if (!oldest) return;
  const isOldest = eq(relation_user.id, oldest.id);
  await db.update(relation_user).set({ is_default: true }).where(isOldest);
}

/** Whether somebody works nowhere, and is invited to nothing. */
export const hasNoMembership = async (db: Queries, user_id: number): Promise<boolean> =>
  (await db.$count(relation_user, eq(relation_user.user_id, user_id))) === 0;
