import type { EndReason } from '@boekwerk/shared/contract/reasons';
import { and, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { session } from '../platform/database/schema/sessions';

/** Signs a user out everywhere, in one session perhaps not. */
export const endSessionsOf = (
  db: Queries,
  user_id: number,
  { because, except }: { because: EndReason; except?: string },
): Promise<number> =>
  end(db, because, and(eq(session.user_id, user_id), except ? ne(session.id, except) : undefined));

/** Signs a user out in all tabs of the browser that has this session. */
export function endSessionsInBrowser(
  db: Queries,
  { user_id, session_id }: { user_id: number; session_id: string },
): Promise<number> {
  const binding = db
    .select({ hash: session.binding_hash })
    .from(session)
    .where(eq(session.id, session_id));
  const inBrowser = eq(session.binding_hash, sql`(${binding})`);
  return end(db, 'signed_out', and(eq(session.user_id, user_id), inBrowser));
}

/** Signs a user out in all tabs that act in a company, or from this firm in a client of it. */
export const endSessionsIn = (
  db: Queries,
  { user_id, relation_id, because }: { user_id: number; relation_id: number; because: EndReason },
): Promise<number> =>
  end(
    db,
    because,
    and(
      eq(session.user_id, user_id),
      or(eq(session.relation_id, relation_id), eq(session.origin_relation_id, relation_id)),
    ),
  );

/** Whether a session was ended meanwhile, for a call that waited. */
export async function hasEnded(db: Queries, id: string): Promise<boolean> {
  const hasGone = and(eq(session.id, id), isNotNull(session.ended_at));
  return (await db.$count(session, hasGone)) > 0;
}

/** Signs a user out in one session. @returns whether it was one of theirs that went on */
export const endOneSession = async (
  db: Queries,
  { user_id, id }: { user_id: number; id: string },
): Promise<boolean> =>
  (await end(db, 'signed_out', and(eq(session.user_id, user_id), eq(session.id, id)))) > 0;

/**
 * A statement does not see a session that another tab is forking off from one of these, but waits for it: once more,
 * until there is none left, so that nobody stays in by forking while they are signed out.
 */
async function end(db: Queries, end_reason: EndReason, which: SQL | undefined): Promise<number> {
  for (let ended = 0; ; ) {
    const now = await db
      .update(session)
      .set({ ended_at: new Date(), end_reason })
      .where(and(which, isNull(session.ended_at)))
      .returning({ id: session.id });
    if (now.length === 0) return ended;
    ended += now.length;
  }
}
