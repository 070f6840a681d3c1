import type { Endpoint } from '@boekwerk/shared/contract/endpoint';
import { may } from '@boekwerk/shared/domain/user/rights';
import type { FastifyRequest } from 'fastify';
import { forbidden, unauthenticated } from '../errors';
import { type Authenticating, bearerOf, callerOfSession } from './authenticate';
import { endReasonOf } from './end-reason';

/** For so long what was found of a caller holds; most calls are done by then. */
export const TRUSTED = { ms: 5000 };

/**
 * Looks once more whether a caller may, where that was long ago: a body takes minutes to come in, a file waits for its
 * turn to be read, a hundred PDFs to be drawn, and what is written for what somebody else writes. Nobody keeps a right by
 * holding a call open.
 *
 * @param isBegun whether it is being written: who asked for it and then logged out, or went to another company, wants it done
 * @throws HttpError 401 for who was signed out, works there no more, or went to another company; 403
 */
export async function stillLetIn(
  app: Authenticating,
  { right, isWayOut }: Endpoint,
  request: FastifyRequest,
  { isBegun = false } = {},
): Promise<void> {
  const { caller, letInAt } = request;
  if (!caller || right === 'anyone' || isWayOut || Date.now() - letInAt <= TRUSTED.ms) return;

  // By its session, as the token may have a successor by now.
  const now = await callerOfSession(app, caller.session_id, { isBegun });
  const isThere =
    now?.relation_id === caller.relation_id && now.origin_relation_id === caller.origin_relation_id;
  if (now && !isThere && isBegun) return;
  if (!now || !isThere)
    throw unauthenticated({ reason: await endReasonOf(app.db, { token: bearerOf(request) }) });
  if (!may(now.who, right)) throw forbidden();
  request.caller = now;
  request.letInAt = Date.now();
}
