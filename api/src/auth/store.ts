import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../database/connect';
import { relation_user } from '../database/schema/relations';
import { session } from '../database/schema/sessions';
import { hashToken } from '../http/authenticate';

/** How long a token is good; then it is traded for its successor. */
export const TOKEN_SECONDS = 900;

type NewSession = { id: string; user_id: number; relation_id: number; binding_hash: string };

export async function openSession(db: Queries, made: NewSession, token: string): Promise<void> {
  await db.insert(session).values({ ...made, ...current(token) });
}

/** A session with the caller's role in it, locked: calls that race for it come one by one. */
export async function lockSession(db: Queries, id: string) {
  const [row] = await db
    .select()
    .from(session)
    .innerJoin(
      relation_user,
      and(
        eq(relation_user.user_id, session.user_id),
        eq(relation_user.relation_id, session.relation_id),
        eq(relation_user.status, 0),
      ),
    )
    .where(and(eq(session.id, id), isNull(session.ended_at)))
    .for('update', { of: session });
  return row && { ...row.session, role: row.relation_user };
}

export async function rotate(db: Queries, id: string, from: string, to: string): Promise<void> {
  const now = new Date();
  await db
    .update(session)
    .set({ ...current(to), previous_hash: hashToken(from), rotated_at: now, last_used_at: now })
    .where(eq(session.id, id));
}

export async function endSession(db: Queries, id: string): Promise<void> {
  await db.update(session).set({ ended_at: new Date() }).where(eq(session.id, id));
}

const current = (token: string) => ({
  token_hash: hashToken(token),
  token_expires_at: new Date(Date.now() + TOKEN_SECONDS * 1000),
});
