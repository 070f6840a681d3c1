import { matchesPath } from '@boekwerk/shared/contract/matches-path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app';
import { hindranceIn, isDiskFull } from '../database/sql-state';
import { away, HttpError, notFound } from '../errors';
import { traceOf } from './log';
import { TEXTS } from './texts';

/** What Fastify itself refuses, in Dutch. */
const OF_FASTIFY: { [code: string]: [number, string] } = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, TEXTS.tooLarge],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, TEXTS.wrongType],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, TEXTS.unreadable],
  FST_ERR_BAD_URL: [400, TEXTS.unreadable],
};

/**
 * When another try is worth it. Our pages make that by themselves after a few seconds: what took long to fail would have
 * somebody look at a busy button for minutes.
 */
const SECONDS = { database: 5, deadlock: 5, connection: 15, statement: 15 };

/** Turns whatever goes wrong into an answer: a Dutch text, and a reference that is in the log as well. */
export function answerErrors({ http, served }: Pick<App, 'http' | 'served'>) {
  http.setErrorHandler((error: unknown, request, reply) => answer(error, request, reply));
  http.setNotFoundHandler((request, reply) => answer(missing(served, request), request, reply));
}

/** An address that exists for another method is a 405 that names it. */
function missing(served: App['served'], { url, method }: FastifyRequest): HttpError {
  const path = url.split('?', 1)[0] ?? '';
  const allowed = served.filter((endpoint) => matchesPath(`/api${endpoint.path}`, path));
  if (allowed.length === 0 || allowed.some((endpoint) => endpoint.method === method))
    return notFound();
  return new HttpError(405, TEXTS.wrongMethod, {
    headers: { allow: [...new Set(allowed.map((endpoint) => endpoint.method))].join(', ') },
  });
}

/** Sends the answer to a failure. */
export function answer(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  readAway(request, reply);
  const known = toHttpError(error);
  const reference = request.id;
  const { hindrance } = known;
  if (hindrance) request.hindrance = hindrance;
  if (known.status >= 500)
    request.log.error({ err: error, hindrance, ...traceOf(request) }, 'failed call');
  else request.log.warn({ status: known.status, ...traceOf(request) }, 'refused call');
  if (known.errors) {
    return reply.status(422).send({ message: known.message, errors: known.errors });
  }
  return reply
    .status(known.status)
    .headers(known.headers)
    .type('application/json; charset=utf-8')
    .send({
      message: known.message,
      reference,
      ...(known.reason && { reason: known.reason }),
      ...(known.alike && { alike: known.alike }),
    });
}

/** A client that is still sending would see a reset instead of the answer when the connection closes: the rest of its body is read and dropped. */
function readAway({ raw }: FastifyRequest, reply: FastifyReply) {
  reply.removeHeader('connection');
  raw.resume();
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  const ofFastify = OF_FASTIFY[code];
  if (ofFastify) return new HttpError(...ofFastify);
  if (isDiskFull(error))
    return new HttpError(507, TEXTS.full, { headers: { 'retry-after': '60' } });
  const hindrance = hindranceIn(error);
  if (hindrance) return away(TEXTS.unavailable, { hindrance, seconds: SECONDS[hindrance] });
  return statusCode >= 400 && statusCode < 500
    ? new HttpError(statusCode, TEXTS.unreadable)
    : new HttpError(500, TEXTS.failed);
}
