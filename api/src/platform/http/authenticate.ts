import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { and, eq, gt, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app';
import type { Queries } from '../database/connect';
import { memoizePerConnection } from '../database/memoize-per-connection';
import { relation, relation_user } from '../database/schema/relations';
import { session } from '../database/schema/sessions';
import { user } from '../database/schema/users';
import { unauthenticated } from '../errors';
import type { Caller } from './caller';
import { endReasonOf } from './end-reason';
import { ABSOLUTE_MS, hashToken, IDLE_MS, isUnused } from './session-life';
import {
  assignmentOfSession,
  hasConnection,
  isClient,
  isRoleOfSession,
  keepsBooks,
  mayStillImpersonate,
} from './session-role';

/** How far `last_used_at` may lag behind, so that not every read call writes. */
const LAG_MS = 5 * 60_000;

/** The token of the Authorization header; '' without one. */
export const bearerOf = ({ headers }: FastifyRequest) =>
  /^Bearer ([\w.~+/-]{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? '';

/**
 * @param isWayOut whether the call leaves a client that the caller has lost access to
 * @throws HttpError 401
 */
export async function authenticate(
  { db, config }: App,
  request: FastifyRequest,
  { isWayOut = false } = {},
): Promise<Caller> {
  const token = bearerOf(request);
  const row = await findSession(db, token, isWayOut);
  if (!row) throw unauthenticated({ reason: await endReasonOf(db, { token }) });

  const { id, last_used_at, rotated_at } = row;
  if (isUnused(row) || last_used_at.getTime() < Date.now() - LAG_MS) {
    // After the rotation also where the clocks of two machines differ.
    const at = new Date(Math.max(Date.now(), (rotated_at?.getTime() ?? 0) + 1));
    await db.update(session).set({ last_used_at: at }).where(eq(session.id, id));
  }
  return callerOf(row, config);
}

/** The database, or the transaction of a call that looks once more. */
export type Authenticating = { db: Queries; config: App['config'] };

/**
 * Whose a session is now, for what was asked in it and comes without its token.
 *
 * @param isBegun whether it is being done already: then it may have ended since
 * @returns null once it has ended, or its role no longer reaches the company
 */
export async function callerOfSession(
  { db, config }: Authenticating,
  session_id: string,
  { isBegun = false } = {},
): Promise<Caller | null> {
  const row = await findReaching(db, session_id, isBegun ? undefined : isLive());
  return row ? callerOf(row, config) : null;
}

/** Whether a session goes on, and its role still reaches the company. */
export const isStillThere = async (db: Queries, session_id: string): Promise<boolean> =>
  (await findReaching(db, session_id, isLive())) !== undefined;

async function findReaching(
  db: Queries,
  session_id: string,
  which: SQL | undefined,
): Promise<SessionRow | undefined> {
  const isThis = and(eq(session.id, session_id), which);
  const [row] = await selectSession(
    db,
    and(isThis, eq(relation.active, 1), mayStillImpersonate(db)),
  );
  return row;
}

type SessionRow = Awaited<ReturnType<typeof selectSession>>[number];

function callerOf(row: SessionRow, config: App['config']): Caller {
  const { id, origin_relation_id, role } = row;
  const is_impersonating = origin_relation_id !== null;
  return {
    user_id: row.user.id,
    name: fullName(row.user),
    relation_id: row.relation.id,
    session_id: id,
    origin_relation_id,
    owns_origin: role.is_owner,
    who: {
      type: is_impersonating ? 0 : role.type,
      is_owner: role.is_owner && !is_impersonating,
      is_impersonating,
      assignment: assignmentOf(row),
      relation: {
        type: row.relation.type,
        booking_enabled: row.relation.booking_enabled,
        is_import_customer: config.importRelationIds.includes(row.relation.id),
        is_client: row.is_client,
        has_connection: row.has_connection,
      },
    },
  };
}

/** Nothing is assigned to who owns the firm, nor in a company of one's own. */
function assignmentOf({ origin_relation_id, role, assignment, keeps_books }: SessionRow) {
  if (role.is_owner || role.type === 0) return null;
  if (origin_relation_id !== null) return assignment;
  return keeps_books ? 1 : 0;
}

/** Since when a session must have been used, and made, to go on. */
type Bounds = { used_since: Date | Placeholder; made_since: Date | Placeholder };

const boundsAt = (now: number) => ({
  used_since: new Date(now - IDLE_MS),
  made_since: new Date(now - ABSOLUTE_MS),
});

/** Conditions of a live session, apart from its token: signed in completely, not ended, in use and not too old. */
export const isLive = ({ used_since, made_since }: Bounds = boundsAt(Date.now())) =>
  and(
    eq(session.is_pending, false),
    isNull(session.ended_at),
    gt(session.last_used_at, used_since),
    gt(session.created_at, made_since),
  );

/**
 * The live session of a token with its user, company and role. Withdrawing the role ends it; for an impersonating
 * accountant, so does a client that left the firm or is no longer assigned.
 */
async function findSession(db: App['db'], token: string, isWayOut: boolean) {
  const now = Date.now();
  const { used_since, made_since } = boundsAt(now);
  const [row] = await (isWayOut ? leadingOut : inUse)(db).execute({
    token_hash: hashToken(token),
    now: new Date(now).toISOString(),
    used_since: used_since.toISOString(),
    made_since: made_since.toISOString(),
  });
  return row;
}

const inUse = memoizePerConnection((db) =>
  selectSession(db, ofToken(and(eq(relation.active, 1), mayStillImpersonate(db)))).prepare(
    'session',
  ),
);
const leadingOut = memoizePerConnection((db) =>
  selectSession(db, ofToken(undefined)).prepare('session_leading_out'),
);

/** The live session of a token. */
const ofToken = (reaches: SQL | undefined) =>
  and(
    eq(session.token_hash, sql.placeholder('token_hash')),
    isLive({
      used_since: sql.placeholder('used_since'),
      made_since: sql.placeholder('made_since'),
    }),
    gt(session.token_expires_at, sql.placeholder('now')),
    reaches,
  );

const selectSession = (db: Queries, which: SQL | undefined) =>
  db
    .select({
      id: session.id,
      last_used_at: session.last_used_at,
      rotated_at: session.rotated_at,
      origin_relation_id: session.origin_relation_id,
      user: { id: user.id, name: user.name, last_name: user.last_name },
      relation: {
        id: relation.id,
        type: relation.type,
        booking_enabled: relation.booking_enabled,
      },
      role: { type: relation_user.type, is_owner: relation_user.is_owner },
      has_connection: hasConnection(db),
      is_client: isClient(db),
      assignment: assignmentOfSession(db),
      keeps_books: keepsBooks(db),
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.user_id))
    .innerJoin(relation, eq(relation.id, session.relation_id))
    .innerJoin(relation_user, isRoleOfSession())
    .where(which);
