import { fullName } from '@boekwerk/shared/domain/full-name';
import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/connect';
import { hasEmail } from '../database/has-email';
import { relation, relation_user } from '../database/schema/relations';
import { user } from '../database/schema/users';
import type { Occasion } from './queue-account-mail';

/** Who gets a letter, and what it tells. */
export type Reader = {
  user_id: number;
  relation_user_id: number | null;
  email: string;
  name: string;
  company: string;
  /** Who invites. */
  from: string;
};

/** Who a letter is for; `null` when nobody is to get it (any more). */
export async function findReader(db: Queries, occasion: Occasion): Promise<Reader | null> {
  switch (occasion.kind) {
    case 'activation':
    case 'newAddress':
      return findUser(db, and(eq(user.id, occasion.user_id), isNotNull(user.activation_due_at)));
    case 'reset':
      return findUser(db, and(hasEmail(occasion.email), eq(user.status, 0)));
    case 'invitation':
      return findInvited(db, occasion);
    case 'passwordChanged':
      return findUser(db, eq(user.id, occasion.user_id));
    case 'addressChanged': {
      const changed = await findUser(db, eq(user.id, occasion.user_id));
      return changed && { ...changed, email: occasion.old_email };
    }
  }
}

async function findUser(db: Queries, which: SQL | undefined): Promise<Reader | null> {
  const [found] = await db.select().from(user).where(which);
  if (!found) return null;
  const { id: user_id, email, name } = found;
  return { user_id, email, name, relation_user_id: null, company: '', from: '' };
}

/** An invitation that was withdrawn or accepted in the meantime has no reader. */
async function findInvited(
  db: Queries,
  { relation_user_id, invited_by }: Extract<Occasion, { kind: 'invitation' }>,
): Promise<Reader | null> {
  const [place] = await db
    .select({ user, company: relation.name })
    .from(relation_user)
    .innerJoin(user, eq(user.id, relation_user.user_id))
    .innerJoin(relation, eq(relation.id, relation_user.relation_id))
    .where(and(eq(relation_user.id, relation_user_id), eq(relation_user.status, 1)));
  const [host] = await db.select().from(user).where(eq(user.id, invited_by));
  if (!place || !host) return null;

  const { id: user_id, email, name } = place.user;
  const { company } = place;
  return { user_id, relation_user_id, email, name, company, from: fullName(host) };
}
