import type { Token } from '@boekwerk/shared/contract/auth';
import { ABSOLUTE_MS, hashToken, IDLE_MS } from '../http/authenticate';
import type { OpenCall } from '../http/call';
import { unauthenticated } from '../http/errors';
import { endSession, lockSession, rotate, TOKEN_SECONDS } from './store';
import { sessionOf, successorOf } from './tokens';

/** Within this time the token before the current one still leads to the current one: tabs race. */
const GRACE_MS = 10_000;

type Given = { token: string; binding: string; secret: string };
type Session = NonNullable<Awaited<ReturnType<typeof lockSession>>>;

/**
 * Trades a token, expired or not, for its successor, once.
 *
 * @throws HttpError 401 when the session is over; a token from before that ends it, since then two hold it
 */
export async function refreshToken(
  { db, record }: Pick<OpenCall, 'db' | 'record'>,
  { token, binding, secret }: Given,
): Promise<Token> {
  const id = sessionOf(token);
  const session = id && (await lockSession(db, id));
  if (!session || isOver(session) || session.binding_hash !== hashToken(binding)) {
    throw unauthenticated();
  }
  const by = { user_id: session.user_id, relation_id: session.relation_id };
  const next = successorOf(token, secret);

  if (hashToken(token) === session.token_hash) {
    await rotate(db, session.id, token, next);
    record({ entity: 'session', after: { state: 'refreshed' }, by });
    return reply(session, next, TOKEN_SECONDS);
  }
  if (isJustReplaced(session, token) && hashToken(next) === session.token_hash) {
    record({ entity: 'session', by });
    return reply(session, next, secondsLeft(session));
  }
  await endSession(db, session.id);
  record({ entity: 'session', after: { state: 'ended', reason: 'an old token was used' }, by });
  throw unauthenticated({ keepsChanges: true });
}

function isOver({ created_at, last_used_at }: Session): boolean {
  const now = Date.now();
  return now - created_at.getTime() > ABSOLUTE_MS || now - last_used_at.getTime() > IDLE_MS;
}

const isJustReplaced = ({ previous_hash, rotated_at }: Session, token: string) =>
  previous_hash === hashToken(token) && Date.now() - (rotated_at?.getTime() ?? 0) <= GRACE_MS;

const secondsLeft = ({ token_expires_at }: Session) =>
  Math.max(0, Math.floor((token_expires_at.getTime() - Date.now()) / 1000));

function reply({ role, impersonator_id }: Session, token: string, expires_in: number): Token {
  const isImpersonating = impersonator_id !== null;
  return {
    token,
    token_type: 'bearer',
    expires_in,
    is_owner: role.is_owner && !isImpersonating,
    relation_id: role.relation_id,
    type: isImpersonating ? 0 : role.type,
  };
}
