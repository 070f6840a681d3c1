import http, { type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FAILURE_HEADERS, failure, RETRY_HEADERS, securityHeaders } from './failure';
import { answerHeaders, hasBody, requestHeaders } from './forwarded-headers';
import { leavingNodes } from './leaving-nodes';
import { keptForRepeat } from './repeatable';
import { spread } from './spread';
import { TEXTS } from './texts';

type Options = {
  apiUrl: string;
  /** How long the API may be silent while it is its turn, in milliseconds. */
  apiTimeoutMs: number;
  isSecure: boolean;
};

/**
 * How long a connection waits for the next call: less than the API does, also one that is about to stop, which would else
 * close it under a call.
 */
const IDLE_MS = 5000;
/** How long an address has to answer before the next one is tried: this process may be busy for longer than usual. */
const CONNECT_MS = 1000;
/** A connection that is gone. */
const LOST = ['ECONNRESET', 'EPIPE'];

/** Hands `/api` on as it streams in, whatever its size. Whoever hangs up hangs up on the API too. */
export async function apiProxy(app: FastifyInstance, options: Options): Promise<void> {
  const api = new URL(options.apiUrl);
  const { Agent } = api.protocol === 'https:' ? https : http;
  const leaving = leavingNodes();
  const connecting = {
    lookup: spread(leaving.leftAt),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: CONNECT_MS,
  };
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS, ...connecting });
  /** For one call, over a connection that nobody used before. */
  const newLine = () => new Agent(connecting);
  app.addHook('onClose', async () => agent.destroy());

  app.all('/api/*', {
    // Before the body is read: it belongs to the API.
    onRequest: (request, reply, done) => {
      reply.hijack();
      handOn(request, reply.raw, { ...options, api, agent, newLine, leaving });
      done();
    },
    handler: () => {},
  });
}

type Target = Options & {
  api: URL;
  agent: http.Agent;
  newLine: () => http.Agent;
  leaving: ReturnType<typeof leavingNodes>;
};

function handOn(request: FastifyRequest, outgoing: ServerResponse, target: Target): void {
  const incoming = request.raw;
  const refuse = (status: number, message: string, hindrance: string) => {
    request.log.warn({ status, hindrance }, 'call not handed on');
    incoming.unpipe();
    incoming.resume(); // the rest of the body stands before the next request
    if (outgoing.headersSent) return void outgoing.destroy();
    outgoing.writeHead(status, {
      ...securityHeaders(target),
      ...FAILURE_HEADERS,
      ...(status >= 500 && RETRY_HEADERS),
    });
    outgoing.end(JSON.stringify(failure(message, request.id)));
  };

  const sent = keptForRepeat(incoming);
  let upstream: ClientRequest | null = null;
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) upstream?.destroy();
  });
  attempt(target.agent, { isFirst: true });

  function attempt(agent: http.Agent, { isFirst }: { isFirst: boolean }): void {
    const call = callTo(request, { ...target, agent });
    upstream = call;
    if (!call) return void refuse(400, TEXTS.unreadable, 'unreadable');

    let answered = false;
    let address: string | undefined;
    call.on('socket', (socket) => {
      const note = () => {
        address = socket.remoteAddress;
      };
      if (socket.connecting) socket.once('connect', note);
      else note();
    });
    call.on('response', (answer) => {
      answered = true;
      target.leaving.note(answer);
      giveBack(answer, { incoming, outgoing, upstream: call });
    });
    call.on('timeout', () => {
      const who = waitingFor(incoming, outgoing, call);
      // The caller's time is kept for each connection.
      if (who === 'caller') return void call.setTimeout(target.apiTimeoutMs);
      refuse(504, TEXTS.noAnswer, 'silent');
      call.destroy();
    });
    call.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
      // Nobody is told where the caller went away, which is what ended the call.
      if (answered || outgoing.writableEnded || outgoing.destroyed) return;
      incoming.unpipe(call);
      if (LOST.includes(code)) target.leaving.avoid(address);
      if (isFirst && LOST.includes(code) && sent()) attempt(target.newLine(), { isFirst: false });
      else refuse(502, TEXTS.unavailable, code);
    });
    if (!hasBody(incoming.headers)) return void call.end();
    for (const chunk of sent() ?? []) call.write(chunk);
    incoming.pipe(call);
  }
}

/** `null` for what cannot be written in a request. */
function callTo({ raw, ip, id }: FastifyRequest, target: Target): ClientRequest | null {
  const { request } = target.api.protocol === 'https:' ? https : http;
  try {
    return request({
      // The host is ours whatever the request line says; the path goes on as it came.
      hostname: target.api.hostname.replace(/[[\]]/g, ''),
      port: target.api.port,
      path: raw.url,
      agent: target.agent,
      method: raw.method,
      headers: requestHeaders(raw.headers, {
        client: ip,
        isSecure: target.isSecure,
        reference: id,
      }),
      timeout: target.apiTimeoutMs,
    });
  } catch {
    return null;
  }
}

type Call = { incoming: IncomingMessage; outgoing: ServerResponse; upstream: ClientRequest };

function giveBack(answer: IncomingMessage, { incoming, outgoing, upstream }: Call): void {
  outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, answerHeaders(answer.headers));
  answer.pipe(outgoing);
  answer.on('error', () => outgoing.destroy());
  if (upstream.writableEnded) return;

  // Answered before the whole body was there: nobody wants the rest, but it stands before the next request.
  incoming.unpipe(upstream);
  incoming.resume();
  answer.on('end', () => upstream.destroy());
}

/** Who has to do something before the call goes on. */
function waitingFor(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  upstream: ClientRequest,
): 'caller' | 'api' {
  const isSending = !incoming.complete && !upstream.writableNeedDrain && !outgoing.headersSent;
  return isSending || outgoing.writableNeedDrain ? 'caller' : 'api';
}
