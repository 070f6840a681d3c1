import type { Reason } from '@boekwerk/shared/contract/reasons';
import { and, eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/connect';
import { relation, relation_user } from '../database/schema/relations';
import { session } from '../database/schema/sessions';
import { hashToken, isExpired } from './session-life';
import { homeOfSession, isRoleOfSession } from './session-role';

const home = alias(relation, 'home');

/**
 * Why a session ended, for whoever holds its token or the previous one; null for any other token.
 *
 * @param binding asked for where the browser must be the one that signed in
 */
export async function endReasonOf(
  db: Queries,
  { token, binding }: { token: string; binding?: string },
): Promise<Reason | undefined> {
  const hash = hashToken(token);
  const [found] = await db
    .select({ session, role: relation_user.id, isHomeActive: home.active })
    .from(session)
    .innerJoin(home, eq(home.id, homeOfSession()))
    .leftJoin(relation_user, isRoleOfSession())
    .where(
      and(
        or(eq(session.token_hash, hash), eq(session.previous_hash, hash)),
        eq(session.is_pending, false),
        binding === undefined ? undefined : eq(session.binding_hash, hashToken(binding)),
      ),
    );
  if (!found) return undefined;

  const { ended_at, end_reason, token_hash, token_expires_at } = found.session;
  if (ended_at !== null) return end_reason ?? 'signed_out';
  if (isExpired(found.session)) return 'session_expired';
  if (found.role === null || found.isHomeActive !== 1) return 'access_withdrawn';
  const isCurrent = token_hash === hash && token_expires_at > new Date();
  return isCurrent ? 'client_withdrawn' : 'token_expired';
}
