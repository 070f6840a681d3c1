import type { Endpoint } from '@boekwerk/shared/contract/endpoint';
import { may } from '@boekwerk/shared/domain/user/rights';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app';
import { forbidden, unauthenticated } from '../errors';
import { bearerOf, callerOfSession } from './authenticate';
import { endReasonOf } from './end-reason';

/** For so long what was found of a caller holds; most calls are done by then. */
export const TRUSTED = { ms: 5000 };

/**
 * Looks once more whether a caller may, where that was long ago: a body takes minutes to come in, a file waits for its
 * turn to be read, and a hundred PDFs to be drawn. Nobody keeps a right by holding a call open.
 *
 * @throws HttpError 401 for who was signed out, works there no more, or went to another company; 403
 */
export async function stillLetIn(
  app: App,
  { right, isWayOut }: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  const { caller, letInAt } = request;
  if (!caller || right === 'anyone' || isWayOut || Date.now() - letInAt <= TRUSTED.ms) return;

  // By its session, as the token may have a successor by now.
  const now = await callerOfSession(app, caller.session_id);
  const isThere =
    now?.relation_id === caller.relation_id && now.origin_relation_id === caller.origin_relation_id;
  if (!now || !isThere)
    throw unauthenticated({ reason: await endReasonOf(app.db, { token: bearerOf(request) }) });
  if (!may(now.who, right)) throw forbidden();
  request.caller = now;
  request.letInAt = Date.now();
}
