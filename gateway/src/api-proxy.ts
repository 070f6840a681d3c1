import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { FastifyInstance } from 'fastify';
import { answerHeaders, requestHeaders } from './handed-on-headers';

type Options = { apiUrl: string; isBehindProxy: boolean; isSecure: boolean };

/** Hands `/api` on as it streams in: no limits of its own, and whoever hangs up hangs up on the API too. */
export async function apiProxy(app: FastifyInstance, options: Options): Promise<void> {
  const api = new URL(options.apiUrl);
  const { Agent } = api.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true });
  app.addHook('onClose', async () => agent.destroy());

  app.all('/api/*', {
    // Before the body is read: it belongs to the API.
    onRequest: (request, reply, done) => {
      reply.hijack();
      handOn(request.raw, reply.raw, { ...options, api, agent });
      done();
    },
    handler: () => {},
  });
}

type Target = Options & { api: URL; agent: http.Agent };

function handOn(incoming: IncomingMessage, outgoing: ServerResponse, target: Target): void {
  const { request } = target.api.protocol === 'https:' ? https : http;
  const upstream = request({
    // The host is ours whatever the request line says; the path goes on as it came.
    hostname: target.api.hostname.replace(/[[\]]/g, ''),
    port: target.api.port,
    path: incoming.url,
    agent: target.agent,
    method: incoming.method,
    headers: requestHeaders(incoming, target),
  });
  upstream.on('response', (answer) => {
    outgoing.writeHead(
      answer.statusCode ?? 502,
      answer.statusMessage,
      answerHeaders(answer.headers),
    );
    answer.pipe(outgoing);
    answer.on('error', () => outgoing.destroy());
  });
  upstream.on('error', () => unavailable(outgoing));
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) upstream.destroy();
  });
  incoming.pipe(upstream);
}

function unavailable(outgoing: ServerResponse): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(502, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '5',
  });
  outgoing.end(
    JSON.stringify({
      message: 'De server is even niet bereikbaar. Probeer het over een minuut opnieuw.',
      reference: randomUUID().slice(0, 8),
    }),
  );
}
