import { type Endpoint, FileReply, isWrite } from '@boekwerk/shared/contract/endpoint';
import { may } from '@boekwerk/shared/domain/user/rights';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { App } from '../app';
import { forbidden } from '../errors';
import { disposition } from '../files/disposition';
import { filesIn } from '../files/files';
import { madeFolders } from '../files/made-folders';
import { authenticate } from './authenticate';
import type { Call, FinishedHandler, Handler, Input, OpenCall, PreparedHandler } from './call';
import type { Caller } from './caller';
import { cleanText } from './clean-text';
import { compressed } from './compress';
import { type AnyHandler, contextOf, type EndpointCall, type Untyped } from './endpoint-call';
import { goneSignal } from './gone-signal';
import { type Answer, readKey } from './idempotency';
import { type Received, receiveFiles, removeFiles } from './receive-files';
import { checkReply } from './reply';
import { rightsVersion } from './rights-version';
import { stillLetIn } from './still-let-in';
import { validate, validateParams } from './validate';
import { write } from './write';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the handler of a call that needs a session. */
    caller: Caller | null;
    /** When it was looked whether they may, in milliseconds. */
    letInAt: number;
    /** The user whose sign-in this is, known before anything is proven: for the log alone. */
    signingIn: number | null;
    /** What was in the way of a call that was answered with a 503: for the log and the figures. */
    hindrance: string | null;
  }
}

/** The largest body of a signed-in caller: the rights of a colleague in 20,000 companies. */
const MAX_JSON_BYTES = 2 * 1024 * 1024;

/**
 * Gives an endpoint its handler.
 *
 * The caller is known and allowed (401, 403), what came in is checked (404, 422). A write runs in one
 * transaction, together with its audit row and, under an `Idempotency-Key`, its answer; when the endpoint
 * names an entity and the body an `updated_at`, the record is locked and compared first (409).
 *
 * What took long is done, or told, only when the caller still may.
 *
 * Slow work goes before the transaction: `serve(app, endpoint, { prepare, handle })`; what `prepare`
 * returns is `prepared` in the input of `handle`.
 */
export function serve<E extends Endpoint, Prepared = never>(
  app: App,
  endpoint: E,
  handler: Handler<E, Call> | PreparedHandler<E, Call, Prepared>,
): void {
  route(app, endpoint, handler as AnyHandler, (request, reply) =>
    letIn(app, endpoint, request, reply),
  );
}

/** Gives an endpoint a handler that waits, after its transaction, for what came of what it queued. */
export function serveAndWait<E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: FinishedHandler<E, Call>,
): void {
  route(app, endpoint, handler as AnyHandler, (request, reply) =>
    letIn(app, endpoint, request, reply),
  );
}

/** @throws HttpError 401, 403 */
async function letIn(app: App, endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  request.caller = await authenticate(app, request, endpoint);
  reply.header('x-rights', rightsVersion(request.caller.who));
  if (endpoint.right === 'anyone' || !may(request.caller.who, endpoint.right)) throw forbidden();
  request.letInAt = Date.now();
}

/** Gives an endpoint for `anyone` its handler, which sees the request itself. Keys are not looked at. */
export function serveAnyone<E extends Endpoint, Prepared = never>(
  app: App,
  endpoint: E,
  handler: Handler<E, OpenCall> | PreparedHandler<E, OpenCall, Prepared>,
): void {
  route(app, endpoint, handler as AnyHandler, async () => {});
}

/** As `serveAnyone`, for a handler that adds to its answer after its transaction. */
export function serveAnyoneAndWait<E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: FinishedHandler<E, OpenCall>,
): void {
  route(app, endpoint, handler as AnyHandler, async () => {});
}

function route(
  app: App,
  endpoint: Endpoint,
  handler: AnyHandler,
  onRequest: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
) {
  app.served.push(endpoint);
  app.http.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    ...(endpoint.right !== 'anyone' && { bodyLimit: MAX_JSON_BYTES }),
    // Before the body is read, so that nobody uploads without a session.
    onRequest,
    handler: async (request, reply) => {
      const params = validateParams(endpoint.params, request.params as object);
      const signal = goneSignal(reply);
      const received = await receive(app, endpoint, request);
      const { newFolder, remove } = madeFolders(app.store.incoming);
      try {
        await stillLetIn(app, endpoint, request);
        const query = validate(endpoint.query, cleanText(request.query));
        const body = validate(bodyOf(endpoint, request.caller), received.fields);
        const input = { params, query, body, files: received.files } as Input<Endpoint>;
        const asked = { app, endpoint, handler, request, reply, input, newFolder, signal };
        const answer = await perform(asked);
        return endpoint.produces
          ? sendFile(reply, endpoint.produces, answer)
          : send({ endpoint, request, reply }, answer);
      } finally {
        await removeFiles(received.files);
        await remove();
      }
    },
  });
}

const bodyOf = ({ body, bodyFor }: Endpoint, caller: Caller | null) =>
  caller && bodyFor ? bodyFor(caller.who) : body;

async function receive(app: App, endpoint: Endpoint, request: FastifyRequest): Promise<Received> {
  if (endpoint.method === 'GET') return { fields: {}, files: [] };
  const { fields, files } = endpoint.upload
    ? await receiveFiles(request, endpoint.upload, app.store.incoming)
    : { fields: request.body ?? {}, files: [] };
  return { fields: cleanText(fields) as Received['fields'], files };
}

async function perform(endpointCall: EndpointCall): Promise<Answer> {
  const { app, endpoint, request } = endpointCall;
  if (isWrite(endpoint)) return write(endpointCall, readKey(request.headers['idempotency-key']));

  const call = { ...contextOf(endpointCall), db: app.db, files: filesIn(app.store, app.db).files };
  const result = await handled(endpointCall, { ...call, record: readOnly, queue: readOnly });
  await stillLetIn(app, endpoint, request);
  if (endpoint.produces) return { status: endpoint.status, reply: v.parse(FileReply, result) };
  return { status: endpoint.status, reply: checkReply(endpoint, result) };
}

/** `prepare` and then `handle`, for a read; for a write `handle` runs in a transaction. */
async function handled(endpointCall: EndpointCall, call: Untyped) {
  const { handler, input, newFolder, signal } = endpointCall;
  if (typeof handler === 'function') return handler(input as Untyped, call);
  const prepared =
    'prepare' in handler ? await handler.prepare(input, { ...call, newFolder, signal }) : undefined;
  return handler.handle({ ...input, prepared } as Untyped, call);
}

function readOnly(): never {
  throw new Error('this call changes nothing');
}

/** A file under its own name, which the browser saves and never opens by itself. */
function sendFile(reply: FastifyReply, type: string, answer: Answer) {
  const { name, content } = answer.reply as FileReply; // as `perform` has checked
  return reply
    .status(answer.status)
    .headers({
      'content-type': typeof content === 'string' ? `${type}; charset=utf-8` : type,
      'content-disposition': disposition('attachment', name),
    })
    .send(typeof content === 'string' ? content : Buffer.from(content));
}

function send(
  to: Pick<EndpointCall, 'endpoint' | 'request' | 'reply'>,
  { status, reply: body }: Answer,
) {
  const { reply } = to;
  reply.status(status);
  if (status === 204) return reply.send();
  // Serialised here: Fastify would send a string as it is, without quotes.
  const text = JSON.stringify(body);
  return reply.type('application/json; charset=utf-8').send(compressed(to, text));
}
