import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/connect';
import type { UserRow } from '../database/lock-user';
import { relation_user } from '../database/schema/relations';
import { user } from '../database/schema/users';

/** Somebody who works in a company, or is invited to. */
export type CompanyUserRow = {
  user: UserRow;
  is_owner: boolean;
  /** 1 while none of the invitations is accepted. */
  place_status: 0 | 1;
};

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

/** Those who have a place that fits, by name, each of them once. */
export const usersWithPlace = (db: Queries, which: SQL | undefined): Promise<CompanyUserRow[]> =>
  db
    .select({
      user,
      is_owner: sql<boolean>`bool_or(${relation_user.is_owner})`,
      place_status: sql<0 | 1>`min(${relation_user.status})`,
    })
    .from(relation_user)
    .innerJoin(user, eq(user.id, relation_user.user_id))
    .where(which)
    .groupBy(user.id)
    .orderBy(asc(inDictionary(user.name)), asc(inDictionary(user.last_name)), asc(user.id));

/** A place in this company. */
export const isPlaceIn = (company_id: number): SQL => eq(relation_user.relation_id, company_id);

/** Capitals and accents beside their letter. */
const inDictionary = (column: PgColumn) => sql`${column} COLLATE "und-x-icu"`;
