import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { and, asc, eq, exists, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isOwner } from '../../account-mail/is-owner';
import { isRepeatedIn } from '../../invoicing/recurrence/is-repeated';
import { TEXTS as OF_RECURRENCE } from '../../invoicing/recurrence/texts';
import type { Queries } from '../../platform/database/connect';
import { relation, relation_user } from '../../platform/database/schema/relations';
import { user } from '../../platform/database/schema/users';
import { firmsOf, repeatedLeftToNobody } from '../../relations/firm-clients/left-to-nobody';
import { TEXTS } from './texts';

/**
 * Why an account cannot be deleted, in Dutch, naming the companies that need it, clients of a firm that is left too; null
 * when nothing is in the way. Who is about to leave as well does not count for a company.
 */
export async function obstacleOf(db: Queries, user_id: number): Promise<string | null> {
  const left = await companiesLeft(db, user_id);
  const ownerless = left.filter(({ has_users }) => has_users);
  if (ownerless.length > 0) return TEXTS.ownerless(ownerless.map(partyName));
  const recurring = [
    ...left.filter(({ has_recurrences }) => has_recurrences).map(partyName),
    ...(await repeatedLeftToNobody(
      db,
      left.map(({ id }) => id),
    )),
  ];
  return recurring.length > 0 ? OF_RECURRENCE.leftToNobody(recurring) : null;
}

const other = alias(relation_user, 'other');

/** The companies and firms that nobody else owns, and those without an owner that nobody else looks after. */
function companiesLeft(db: Queries, user_id: number) {
  const others = () =>
    db
      .select({ one: sql`1` })
      .from(other)
      .innerJoin(user, and(eq(user.id, other.user_id), isNull(user.deletion_due_on)))
      .$dynamic();
  const isThere = and(
    eq(other.relation_id, relation.id),
    ne(other.user_id, user_id),
    eq(other.status, 0),
  );
  return db
    .select({
      id: relation.id,
      name: relation.name,
      first_name: relation.first_name,
      last_name: relation.last_name,
      has_users: sql<boolean>`${exists(others().where(isThere))}`,
      has_recurrences: sql<boolean>`${isRepeatedIn(db, relation.id)}`,
    })
    .from(relation_user)
    .innerJoin(relation, eq(relation.id, relation_user.relation_id))
    .where(
      and(
        eq(relation_user.user_id, user_id),
        eq(relation_user.status, 0),
        or(
          and(isOwner, notExists(others().where(and(isThere, eq(other.is_owner, true))))),
          and(notExists(others().where(isThere)), notExists(firmsOf(db, relation.id))),
        ),
      ),
    )
    .orderBy(asc(relation.id));
}
