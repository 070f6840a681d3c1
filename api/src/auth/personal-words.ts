import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { relation, relation_user } from '../platform/database/schema/relations';
import { user } from '../platform/database/schema/users';

/** What others know of a user: names, e-mail address, and the companies they work in or are invited to. */
export async function personalWordsOf(db: Queries, user_id: number): Promise<string[]> {
  const rows = await db
    .select({
      name: user.name,
      last_name: user.last_name,
      email: user.email,
      company: relation.name,
    })
    .from(user)
    .leftJoin(relation_user, eq(relation_user.user_id, user.id))
    .leftJoin(relation, eq(relation.id, relation_user.relation_id))
    .where(eq(user.id, user_id));
  return rows.flatMap(({ company, ...own }) => [...Object.values(own), company ?? '']);
}
