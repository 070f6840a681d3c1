import { and, asc, eq, isNull, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../platform/database/connect';
import { relation_user } from '../platform/database/schema/relations';
import { user } from '../platform/database/schema/users';
import { isOwner, isOwnerIn } from './is-owner';

/**
 * The ids of those who read the mail of their address, and want to be mailed what their firm asks: who owns the company, and
 * all who work there when nobody does, as in those that a firm adds.
 */
export async function readersOfQuestions(db: Queries, relation_id: number): Promise<number[]> {
  const readers = await db
    .select({ id: user.id })
    .from(relation_user)
    .innerJoin(user, eq(user.id, relation_user.user_id))
    .where(
      and(
        eq(relation_user.relation_id, relation_id),
        eq(relation_user.status, 0),
        or(isOwner, notExists(ownersOf(db, relation_id))),
        eq(user.status, 0),
        isNull(user.activation_due_at),
        eq(user.question_mails, true),
      ),
    )
    .orderBy(asc(user.id));
  return readers.map(({ id }) => id);
}

const owner = alias(relation_user, 'owner');

const ownersOf = (db: Queries, relation_id: number) =>
  db
    .select({ one: sql`1` })
    .from(owner)
    .where(and(eq(owner.relation_id, relation_id), isOwnerIn(owner)));
