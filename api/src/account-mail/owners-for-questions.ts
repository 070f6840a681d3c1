import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { relation_user } from '../platform/database/schema/relations';
import { user } from '../platform/database/schema/users';
import { isOwner } from './is-owner';

/** The ids of those who own a company, read the mail of their address, and want to be mailed what their firm asks. */
export async function ownersForQuestions(db: Queries, relation_id: number): Promise<number[]> {
  const owners = await db
    .select({ id: user.id })
    .from(relation_user)
    .innerJoin(user, eq(user.id, relation_user.user_id))
    .where(
      and(
        eq(relation_user.relation_id, relation_id),
        isOwner,
        eq(user.status, 0),
        isNull(user.activation_due_at),
        eq(user.question_mails, true),
      ),
    )
    .orderBy(asc(user.id));
  return owners.map(({ id }) => id);
}
