import { and, count, desc, eq, isNull, max, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../platform/database/connect';
import type { UserRow } from '../platform/database/lock-user';
import { mailed_code } from '../platform/database/schema/accounts';
import { relation_user } from '../platform/database/schema/relations';
import { user } from '../platform/database/schema/users';
import { membershipOfNumber } from './invitation-number';

/** Somebody who works in a company, or is invited to. */
export type CompanyUserRow = {
  user: UserRow;
  is_owner: boolean;
  /** The first of the memberships that fit. */
  membership_id: number;
  place_type: 0 | 1;
  /** 1 while none of the invitations is accepted; until then they are called what the invitation says. */
  membership_status: 0 | 1;
  invited_name: string;
  invited_last_name: string;
  /** Of which version the invitation is. */
  invitation_updated_at: Date;
  /** How many memberships they have anywhere, those they are invited to included. */
  memberships: number;
  /** Up to when the latest invitation that nobody accepted can be. */
  invited_until: Date | null;
};

const anywhere = alias(relation_user, 'anywhere');

export async function findUser(db: Queries, which: SQL | undefined): Promise<UserRow | undefined> {
  const [found] = await db.select().from(user).where(which);
  return found;
}

export async function updateUserRow(
  db: Queries,
  id: number,
  fields: Partial<typeof user.$inferInsert>,
): Promise<UserRow> {
  const [changed] = await db.update(user).set(fields).where(eq(user.id, id)).returning();
  return changed as UserRow;
}

/** Makes a user another version, for what is kept of them elsewhere. */
export const touchUser = (db: Queries, id: number): Promise<UserRow> =>
  updateUserRow(db, id, { updated_at: new Date() });

/** Those who have a membership that fits, by name from Z to A, each of them once. */
export const usersWithMembership = (db: Queries, which: SQL | undefined) =>
  db
    .select({
      user,
      is_owner: sql<boolean>`bool_or(${relation_user.is_owner})`,
      membership_id: sql<number>`min(${relation_user.id})`,
      place_type: sql<0 | 1>`min(${relation_user.type})`,
      membership_status: sql<0 | 1>`min(${relation_user.status})`,
      invited_name: sql<string>`max(${relation_user.invited_name})`,
      invited_last_name: sql<string>`max(${relation_user.invited_last_name})`,
      invitation_updated_at: sql`max(${relation_user.updated_at})`.mapWith(
        relation_user.updated_at,
      ),
      memberships: countMembershipsOf(db),
      invited_until: max(mailed_code.expires_at),
    })
    .from(relation_user)
    .innerJoin(user, eq(user.id, relation_user.user_id))
    .leftJoin(mailed_code, isOpenInvitation)
    .where(which)
    .groupBy(user.id)
    .orderBy(
      desc(called(relation_user.invited_name, user.name)),
      desc(called(relation_user.invited_last_name, user.last_name)),
      desc(sql`min(${relation_user.id})`),
    );

/** A membership in this company. */
export const isMembershipIn = (company_id: number): SQL =>
  eq(relation_user.relation_id, company_id);

/** Which membership in a company, by the number that the company knows somebody by; that of an invitation stays good. */
export type MembershipKey = { relation_id: number; user_id: number };

export function isMembershipOf({ relation_id, user_id }: MembershipKey): SQL | undefined {
  const membership_id = membershipOfNumber(user_id);
  return membership_id === null
    ? and(
        isMembershipIn(relation_id),
        eq(relation_user.user_id, user_id),
        eq(relation_user.status, 0),
      )
    : and(isMembershipIn(relation_id), eq(relation_user.id, membership_id));
}

const countMembershipsOf = (db: Queries) =>
  sql`${db.select({ memberships: count() }).from(anywhere).where(eq(anywhere.user_id, user.id))}`.mapWith(
    Number,
  );

const isOpenInvitation = and(
  eq(mailed_code.user_id, relation_user.user_id),
  eq(mailed_code.purpose, 'invitation'),
  eq(mailed_code.relation_user_id, relation_user.id),
  eq(relation_user.status, 1),
  isNull(mailed_code.used_at),
);

/** By the name that is shown; capitals and accents beside their letter. */
const called = (invited: PgColumn, own: PgColumn) =>
  sql`CASE WHEN min(${relation_user.status}) = 1 THEN max(${invited}) ELSE ${own} END COLLATE "und-x-icu"`;
