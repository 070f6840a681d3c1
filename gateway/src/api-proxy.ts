import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { FastifyInstance } from 'fastify';

type Options = { apiUrl: string; isBehindProxy: boolean; isSecure: boolean };

/** Meant for one connection only, or for us to set. */
const notHandedOn = [
  'connection',
  'expect',
  'forwarded',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Hands `/api` on as it streams in: no limits of its own, and whoever hangs up hangs up on the API too. */
export async function apiProxy(app: FastifyInstance, options: Options): Promise<void> {
  const { Agent } = options.apiUrl.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true });
  app.addHook('onClose', async () => agent.destroy());

  app.all('/api/*', {
    // Before the body is read: it belongs to the API.
    onRequest: (request, reply, done) => {
      reply.hijack();
      handOn(request.raw, reply.raw, { ...options, agent });
      done();
    },
    handler: () => {},
  });
}

type Target = Options & { agent: http.Agent };

function handOn(incoming: IncomingMessage, outgoing: ServerResponse, target: Target): void {
  const { request } = target.apiUrl.startsWith('https:') ? https : http;
  const upstream = request(new URL(incoming.url ?? '/', target.apiUrl), {
    agent: target.agent,
    method: incoming.method,
    headers: headersFor(incoming, target),
  });
  upstream.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.headers);
    answer.pipe(outgoing);
    answer.on('error', () => outgoing.destroy());
  });
  upstream.on('error', () => unavailable(outgoing));
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) upstream.destroy();
  });
  incoming.pipe(upstream);
}

function headersFor(incoming: IncomingMessage, { isBehindProxy, isSecure }: Target) {
  const headers = { ...incoming.headers };
  const earlier = isBehindProxy ? headers['x-forwarded-for'] : undefined;
  for (const name of notHandedOn) delete headers[name];
  return {
    ...headers,
    'x-forwarded-for': [earlier, incoming.socket.remoteAddress].filter(Boolean).join(', '),
    'x-forwarded-proto': isSecure ? 'https' : 'http',
  };
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
