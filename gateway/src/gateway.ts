import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { apiProxy } from './api-proxy';
import { cspReport } from './csp-report';
import { hostPage } from './host-page';
import { liveReload } from './live-reload';
import { isOwnPath } from './own-path';
import { releasedFiles } from './released-files';

export type GatewayOptions = {
  /** Where releases are kept: host/, remotes/, host.json, remotes.json. */
  wwwDir: string;
  /** Where `/api` is handed on to. */
  apiUrl: string;
  /** Reports what the content security policy would stop instead of stopping it, and reloads pages. */
  isDevelopment: boolean;
  /** Browsers reach this gateway over TLS. */
  isSecure: boolean;
  /** Where pages send errors: a Sentry DSN; '' for nowhere. */
  errorReports: string;
  /** Another proxy stands before this one, and its `X-Forwarded-For` is to be believed. */
  isBehindProxy: boolean;
};

/** One origin for everything the browser asks for: the page, the remotes' builds and the API. */
export function createGateway(options: GatewayOptions): FastifyInstance {
  const wwwDir = path.resolve(options.wwwDir);
  const app = fastify({ logger: { level: 'warn' }, forceCloseConnections: true });

  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnPath(request.raw.url ?? '')) {
      return reply.code(400).type('text/plain; charset=utf-8').send('Dit adres bestaat niet');
    }
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    reply.header('cross-origin-resource-policy', 'same-origin');
    if (options.isSecure) {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
  });
  app.setNotFoundHandler((_request, reply) => {
    reply.code(404).type('text/plain; charset=utf-8').send('Niet gevonden');
  });

  app.register(fastifyStatic, {
    root: wwwDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  app.register(apiProxy, options);
  app.register(cspReport);
  app.register(releasedFiles, { wwwDir });
  app.register(hostPage, { ...options, wwwDir });
  if (options.isDevelopment) app.register(liveReload, { wwwDir });
  return app;
}
