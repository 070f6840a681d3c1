import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app';
import { accounting_connection } from '../database/schema/bookkeeping';
import { relation, relation_user } from '../database/schema/relations';
import { session } from '../database/schema/sessions';
import { user } from '../database/schema/users';
import { unauthenticated } from '../errors';
import type { Caller } from './caller';
import { ABSOLUTE_MS, hashToken, IDLE_MS } from './session-life';
import {
  assignmentOfSession,
  isClient,
  isRoleOfSession,
  mayStillImpersonate,
} from './session-role';
import { whyOver } from './why-over';

/** How far `last_used_at` may lag behind, so that reading does not mean writing. */
const LAG_MS = 5 * 60_000;

/** The token of the Authorization header; '' without one. */
export const bearerOf = ({ headers }: FastifyRequest) =>
  /^Bearer ([\w.~+/-]{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? '';

/**
 * @param isWayOut whether the call leads out of a client that the caller no longer comes into
 * @throws HttpError 401
 */
export async function authenticate(
  { db, config }: App,
  request: FastifyRequest,
  { isWayOut = false } = {},
): Promise<Caller> {
  const token = bearerOf(request);
  const row = await findSession(db, token, isWayOut);
  if (!row) throw unauthenticated({ reason: await whyOver(db, { token }) });

  const { id, last_used_at, origin_relation_id } = row.session;
  if (last_used_at.getTime() < Date.now() - LAG_MS) {
    await db.update(session).set({ last_used_at: new Date() }).where(eq(session.id, id));
  }
  const is_impersonating = origin_relation_id !== null;
  return {
    user_id: row.user.id,
    name: fullName(row.user),
    relation_id: row.relation.id,
    session_id: id,
    origin_relation_id,
    owns_origin: row.relation_user.is_owner,
    who: {
      type: is_impersonating ? 0 : row.relation_user.type,
      is_owner: row.relation_user.is_owner && !is_impersonating,
      is_impersonating,
      assignment: is_impersonating && !row.relation_user.is_owner ? row.assignment : null,
      relation: {
        type: row.relation.type,
        booking_enabled: row.relation.booking_enabled,
        is_import_customer: config.importRelationIds.includes(row.relation.id),
        is_client: row.is_client,
        is_connected: row.connection !== null && !isPast(row.connection.expires_at),
        has_office: row.connection?.office_code != null,
      },
    },
  };
}

const isPast = (instant: Date | null) => instant !== null && instant.getTime() < Date.now();

/** What a session that goes on is known by, whatever its token: complete, not ended, in use and not too old. */
export function isLive(): SQL | undefined {
  const now = Date.now();
  return and(
    eq(session.is_pending, false),
    isNull(session.ended_at),
    gt(session.last_used_at, new Date(now - IDLE_MS)),
    gt(session.created_at, new Date(now - ABSOLUTE_MS)),
  );
}

/**
 * The live session of a token with its user, company and role. A role that was withdrawn ends it; so does, for who
 * impersonates, a client that left the firm or is no longer assigned.
 */
async function findSession(db: App['db'], token: string, isWayOut: boolean) {
  const [row] = await db
    .select({
      session,
      user,
      relation,
      relation_user,
      connection: accounting_connection,
      is_client: isClient(db),
      assignment: assignmentOfSession(db),
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.user_id))
    .innerJoin(relation, eq(relation.id, session.relation_id))
    .innerJoin(relation_user, isRoleOfSession())
    .leftJoin(accounting_connection, eq(accounting_connection.relation_id, relation.id))
    .where(
      and(
        eq(session.token_hash, hashToken(token)),
        isLive(),
        gt(session.token_expires_at, new Date()),
        isWayOut ? undefined : and(eq(relation.active, 1), mayStillImpersonate(db)),
      ),
    );
  return row;
}
