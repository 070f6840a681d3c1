import { createHash } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app';
import { relation, relation_user } from '../database/schema/relations';
import { session } from '../database/schema/sessions';
import { user } from '../database/schema/users';
import type { Caller } from './caller';
import { unauthenticated } from './errors';

const HOUR = 3_600_000;
/** A session ends after this long without a call, and after this long anyhow. */
export const IDLE_MS = 8 * HOUR;
export const ABSOLUTE_MS = 12 * HOUR;
/** How far `last_used_at` may lag behind, so that reading does not mean writing. */
const LAG_MS = 5 * 60_000;

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** The token of the Authorization header; '' without one. */
export const bearerOf = ({ headers }: FastifyRequest) =>
  /^Bearer ([\w.~+/-]{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? '';

/** @throws HttpError 401 */
export async function authenticate({ db, config }: App, request: FastifyRequest): Promise<Caller> {
  const row = await findSession(db, bearerOf(request));
  if (!row) throw unauthenticated();

  const { id, last_used_at, impersonator_id } = row.session;
  if (last_used_at.getTime() < Date.now() - LAG_MS) {
    await db.update(session).set({ last_used_at: new Date() }).where(eq(session.id, id));
  }
  const is_impersonating = impersonator_id !== null;
  return {
    user_id: row.user.id,
    name: `${row.user.name} ${row.user.last_name}`.trim(),
    relation_id: row.relation.id,
    session_id: id,
    impersonator_id,
    who: {
      type: is_impersonating ? 0 : row.relation_user.type,
      is_owner: row.relation_user.is_owner && !is_impersonating,
      is_impersonating,
      relation: {
        type: row.relation.type,
        booking_enabled: row.relation.booking_enabled,
        is_import_customer: config.importRelationIds.includes(row.relation.id),
      },
    },
  };
}

/** The live session of a token with its user, company and role; a role that was withdrawn ends it. */
async function findSession(db: App['db'], token: string) {
  const now = Date.now();
  const [row] = await db
    .select()
    .from(session)
    .innerJoin(user, eq(user.id, session.user_id))
    .innerJoin(relation, eq(relation.id, session.relation_id))
    .innerJoin(
      relation_user,
      and(
        eq(relation_user.user_id, session.user_id),
        eq(relation_user.relation_id, session.relation_id),
        eq(relation_user.status, 0),
      ),
    )
    .where(
      and(
        eq(session.token_hash, hashToken(token)),
        isNull(session.ended_at),
        gt(session.token_expires_at, new Date(now)),
        gt(session.last_used_at, new Date(now - IDLE_MS)),
        gt(session.created_at, new Date(now - ABSOLUTE_MS)),
      ),
    );
  return row;
}
