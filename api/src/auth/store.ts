import type { EndReason } from '@boekwerk/shared/contract/reasons';
import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../platform/database/connect';
import { relation, relation_user } from '../platform/database/schema/relations';
import { session } from '../platform/database/schema/sessions';
import { hashToken } from '../platform/http/session-life';
import { homeOfSession, isRoleOfSession, mayStillImpersonate } from '../platform/http/session-role';

/** How long a token is good; then it is traded for its successor. */
export const TOKEN_SECONDS = 900;
/** How long whoever has given a password has for the second factor. */
const PENDING_SECONDS = 300;

type NewSession = Pick<
  typeof session.$inferInsert,
  | 'user_id'
  | 'relation_id'
  | 'origin_relation_id'
  | 'binding_hash'
  | 'is_pending'
  | 'user_agent'
  | 'network'
  | 'created_at'
> & { id: string };
type Session = typeof session.$inferSelect;

export async function openSession(
  db: Queries,
  made: NewSession,
  token: string,
): Promise<{ expires_in: number }> {
  const expires_in = made.is_pending ? PENDING_SECONDS : TOKEN_SECONDS;
  await db.insert(session).values({ ...made, ...current(token, expires_in) });
  return { expires_in };
}

const home = alias(relation, 'home');

/**
 * A session with the caller's role in it, locked: calls that race for it come one by one. One in a client that the
 * caller no longer comes into is found as well: it leads back to the firm.
 *
 * @param isReached whether it must be good where it is
 */
export async function lockSession(
  db: Queries,
  id: string,
  { is_pending = false, isReached = false } = {},
) {
  const [row] = await db
    .select()
    .from(session)
    .innerJoin(relation, eq(relation.id, session.relation_id))
    .innerJoin(home, and(eq(home.id, homeOfSession()), eq(home.active, 1)))
    .innerJoin(relation_user, isRoleOfSession())
    .where(
      and(
        eq(session.id, id),
        eq(session.is_pending, is_pending),
        isNull(session.ended_at),
        isReached ? and(eq(relation.active, 1), mayStillImpersonate(db)) : undefined,
      ),
    )
    .for('update', { of: session });
  return row && { ...row.session, role: row.relation_user };
}

export type LockedSession = NonNullable<Awaited<ReturnType<typeof lockSession>>>;

/** Goes on under another token, and with what else changes along. @param was the hash of the token before it */
export async function rotate(
  db: Queries,
  { id, token_hash: was }: Pick<Session, 'id' | 'token_hash'>,
  to: string,
  along: Partial<Pick<Session, 'relation_id' | 'origin_relation_id' | 'is_pending'>> = {},
): Promise<void> {
  const now = new Date();
  const since = { previous_hash: was, rotated_at: now, last_used_at: now };
  await db
    .update(session)
    .set({ ...along, ...since, ...current(to, TOKEN_SECONDS) })
    .where(eq(session.id, id));
}

export async function endSession(db: Queries, id: string, end_reason: EndReason): Promise<void> {
  await db.update(session).set({ ended_at: new Date(), end_reason }).where(eq(session.id, id));
}

const current = (token: string, seconds: number) => ({
  token_hash: hashToken(token),
  token_expires_at: new Date(Date.now() + seconds * 1000),
});
