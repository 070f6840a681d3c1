import type { Token } from '@boekwerk/shared/contract/auth';
import { unauthenticated } from '../platform/errors';
import type { OpenCall } from '../platform/http/call';
import { endReasonOf } from '../platform/http/end-reason';
import { hashToken, isExpired, isUnused } from '../platform/http/session-life';
import {
  endSession,
  type LockedSession,
  lockSession,
  openSession,
  rotate,
  TOKEN_SECONDS,
} from './store';
import { toToken } from './to-token';
import { newToken, sessionOf, successorOf } from './tokens';

/** Within this time the token before the current one still leads to the current one: tabs race. */
const GRACE_MS = 10_000;

type PresentedToken = { token: string; binding: string; secret: string; fork: boolean };
type Kept = Pick<OpenCall, 'db' | 'record'>;

/**
 * Trades a token, expired or not, for its successor, once; or leaves it as it is and forks a session off.
 *
 * @throws HttpError 401 when the session is over; a token from before that ends it, since then two hold it
 */
export async function refreshToken(
  { db, record }: Kept,
  { token, binding, secret, fork }: PresentedToken,
): Promise<Token> {
  const id = sessionOf(token);
  const session = id && (await lockSession(db, id));
  if (!session || isExpired(session) || session.binding_hash !== hashToken(binding)) {
    throw unauthenticated({ reason: await endReasonOf(db, { token, binding }) });
  }
  const by = { user_id: session.user_id, relation_id: session.relation_id };
  const next = successorOf(token, secret);
  const isCurrent = hashToken(token) === session.token_hash;
  const isBeforeCurrent = isJustReplaced(session, token) && hashToken(next) === session.token_hash;

  if (fork && (isCurrent || isBeforeCurrent)) return forkSession({ db, record }, session);
  if (isCurrent) {
    await rotate(db, session, next);
    record({ entity: 'session', after: { state: 'refreshed' }, by });
    return toToken(session, { token: next, expires_in: TOKEN_SECONDS });
  }
  if (isBeforeCurrent) {
    record({ entity: 'session', by });
    return toToken(session, { token: next, expires_in: secondsLeft(session) });
  }
  // Replaced by a switch to another company: a straggler of the former one, which gets nothing there.
  if (isJustReplaced(session, token)) throw unauthenticated();
  await endSession(db, session.id, 'taken_over');
  record({ entity: 'session', after: { state: 'ended', reason: 'an old token was used' }, by });
  throw unauthenticated({ keepsChanges: true });
}

/** A tab that was duplicated goes on by itself; not for longer than the tab it came from. */
export async function forkSession(
  { db, record }: Kept,
  parent: LockedSession,
  state = 'forked',
): Promise<Token> {
  const { user_id, relation_id, origin_relation_id } = parent;
  const { binding_hash, user_agent, network, created_at } = parent;
  const id = crypto.randomUUID();
  const token = newToken(id);
  const place = { user_id, relation_id, origin_relation_id };
  const same = { ...place, binding_hash, user_agent, network, created_at };
  const { expires_in } = await openSession(db, { id, ...same }, token);
  record({ entity: 'session', after: { state }, by: { user_id, relation_id } });
  return toToken(parent, { token, expires_in });
}

/** However long ago while nobody has used its successor: then the answer was lost, as on a train. */
const isJustReplaced = (session: LockedSession, token: string) =>
  session.previous_hash === hashToken(token) &&
  (isUnused(session) || Date.now() - (session.rotated_at?.getTime() ?? 0) <= GRACE_MS);

const secondsLeft = ({ token_expires_at }: LockedSession) =>
  Math.max(0, Math.floor((token_expires_at.getTime() - Date.now()) / 1000));
