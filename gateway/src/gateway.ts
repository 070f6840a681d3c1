import path from 'node:path';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { apiProxy } from './api-proxy';
import { buildsIn } from './builds';
import { cspReport } from './csp-report';
import { closeWith, newReference, securityHeaders } from './failure';
import { figuresEndpoint } from './figures/figures-endpoint';
import { keptFigures } from './figures/kept-figures';
import { newTrials } from './figures/trials';
import { hostPage } from './host-page';
import { limitPipelines } from './limit-pipelines';
import { liveReload } from './live-reload';
import { logLines } from './log-lines';
import type { Metrics } from './metrics/metrics';
import { isOwnPath } from './own-path';
import { refuse } from './refuse';
import { releaseMemory } from './release-memory';
import { releasedFiles } from './released-files';
import { type ReleaseOptions, releasesIn } from './releases';
import { remotesList } from './remotes-list';
import { shareTarget } from './share-target';
import { FORM_MS, limitSlowBodies, UPLOAD_MS } from './slow-bodies';
import { TEXTS } from './texts';
import { tellOfUnknownProxy } from './unknown-proxy';
import { wellKnownFiles } from './well-known-files';

/** `wwwDir` is where releases are kept: host/, remotes/, releases.json. */
export type GatewayOptions = ReleaseOptions & {
  /** Where `/api` is handed on to. */
  apiUrl: string;
  /** How long the API may be silent while it is its turn, in milliseconds. */
  apiTimeoutMs: number;
  /** Reports what the content security policy would stop instead of stopping it, and reloads pages. */
  isDevelopment: boolean;
  /** Browsers reach this gateway over TLS. */
  isSecure: boolean;
  /** The address that people see. */
  publicUrl: string;
  /** Where a leak is reported: an address with `mailto:` or `https:`. */
  securityContact: string;
  /** Where pages send errors: a Sentry DSN; '' for nowhere. */
  errorReports: string;
  /** Addresses and ranges of proxies before this one, whose word on who calls is believed. */
  trustedProxies: string[];
  /** The file that keeps the last list of releases that was good, outside `wwwDir`; '' for none. */
  releaseMemory: string;
  /** The file that keeps how builds fare, outside `wwwDir`; '' for none. */
  figuresFile: string;
  /** How long a form may take to come in, in milliseconds. */
  formMs?: number;
};

const HEADERS_MS = 20_000;
/** How long a connection may be still, longer than the API may. */
const stillMs = ({ apiTimeoutMs }: GatewayOptions) => apiTimeoutMs + 60_000;

/**
 * One origin for everything the browser asks for: the page, the remotes' builds and the API.
 *
 * @param metrics told what is asked for, and what is refused; null when nobody reads them
 */
export function createGateway(
  options: GatewayOptions,
  metrics: Metrics | null = null,
): FastifyInstance {
  const wwwDir = path.resolve(options.wwwDir);
  const app = fastify({
    logger: { level: 'warn', stream: logLines },
    genReqId: newReference,
    forceCloseConnections: true,
    trustProxy: options.trustedProxies.length > 0 && options.trustedProxies,
    connectionTimeout: stillMs(options),
    requestTimeout: UPLOAD_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 5000 },
    // Past the hooks.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers(securityHeaders(options))),
    clientErrorHandler: ({ code }, socket) => {
      const close = (status: number, message: string) =>
        closeWith(socket, { status, message, isSecure: options.isSecure });
      if (code === 'ERR_HTTP_REQUEST_TIMEOUT') close(408, TEXTS.tooSlow);
      else if (code === 'HPE_HEADER_OVERFLOW') close(431, TEXTS.tooLarge);
      else if (code === 'ECONNRESET') socket.destroy();
      else close(400, TEXTS.unreadable);
    },
  });
  // Node drops what comes after the thousandth without a word, also what says where a body ends; their bytes are counted.
  app.server.maxHeadersCount = 0;
  const builds = buildsIn(wwwDir, options.releaseKeys, (err) => {
    metrics?.fileRefused();
    app.log.error({ err }, 'a released file is not as it was signed, and is not served');
  });
  const figures = keptFigures(options.figuresFile, builds.of, (err) =>
    app.log.error({ err }, 'the file of figures is not good'),
  );
  const memory = releaseMemory(options.releaseMemory, (err) =>
    app.log.error({ err }, 'the memory of the list of releases cannot be used'),
  );
  const releases = releasesIn({ ...options, wwwDir }, memory, figures.isEnded, (err) => {
    metrics?.listRefused();
    app.log.error({ err }, 'list of releases is not good, the last one goes on');
  });
  const trials = newTrials();
  metrics?.observeRequests(app);
  metrics?.observeBuilds({ releases, trials, countsOf: figures.countsOf });

  limitPipelines(app);
  app.addHook('onRequest', async (request, reply) => {
    if (isOwnPath(request.raw.url ?? '')) return;
    return refuse(request, reply, { status: 400, message: TEXTS.unreadable });
  });
  tellOfUnknownProxy(app);
  limitSlowBodies(app, { ...options, formMs: options.formMs ?? FORM_MS });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(securityHeaders(options));
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    refuse(request, reply, { status: 404, message: TEXTS.notFound });
  });

  app.register(apiProxy, options);
  app.register(cspReport);
  app.register(figuresEndpoint, { builds, releases, figures, trials });
  app.register(shareTarget);
  app.register(wellKnownFiles, options);
  app.register(remotesList, { releases });
  app.register(releasedFiles, { ...options, builds, releases });
  app.register(hostPage, { ...options, builds, releases });
  if (options.isDevelopment) app.register(liveReload, { wwwDir });
  return app;
}

/** In Dutch whatever went wrong; what is ours is in the log under the same reference. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode = 500 } = error as { statusCode?: number };
  if (statusCode >= 500) request.log.error({ err: error }, 'failed');
  const message =
    statusCode >= 500 ? TEXTS.failed : statusCode === 413 ? TEXTS.tooLarge : TEXTS.unreadable;
  return refuse(request, reply, { status: statusCode, message });
}
