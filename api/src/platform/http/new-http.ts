import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { type Config, isHttps } from '../config';
import { referenceOf, withReference } from '../reference';
import { answer } from './answer-errors';
import { mayLeave } from './leave';
import { logOptions, logRequests } from './log';
import { parseJson } from './parse-json';
import { securityHeaders } from './security-headers';

/** The largest body for a caller who is not signed in, also for unknown addresses; all their forms are far smaller. */
const MAX_BYTES_OF_ANYONE = 16 * 1024;
/** Time for a whole request to come in: a file over a slow line. The gateway is stricter with forms. */
const REQUEST_TIMEOUT_MS = 10 * 60_000;

/** The server with all that holds for every route: limits, headers, log, strict JSON. */
export function newHttp(config: Config): FastifyInstance {
  const http = fastify({
    logger: logOptions(config.logLevel),
    // One line of our own instead of Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => referenceOf(headers['x-request-id']),
    bodyLimit: MAX_BYTES_OF_ANYONE,
    requestTimeout: REQUEST_TIMEOUT_MS,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    // What still comes when this process has left is served as well; its connection is then closed.
    return503OnClosing: false,
    // Only the gateway's forwarding headers say who the client is.
    trustProxy: config.gatewayAddress,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => answer(error, request as never, reply as never),
  });
  // Node drops what comes after the thousandth, also what the gateway says of who calls; their bytes are counted.
  http.server.maxHeadersCount = 0;
  http.decorateRequest('caller', null);
  http.decorateRequest('letInAt', 0);
  http.decorateRequest('signingIn', null);
  http.decorateRequest('hindrance', null);
  mayLeave(http);
  http.removeAllContentTypeParsers();
  http.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => parseJson(body),
  );
  http.register(multipart, { throwFileSizeLimit: false });
  http.addHook('onRequest', (request, _reply, done) => withReference(request.id, done));
  securityHeaders(http, { https: isHttps(config) });
  logRequests(http);
  return http;
}
