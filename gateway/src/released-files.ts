import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptsBrotli } from './accepts-brotli';
import type { Builds } from './builds';
import type { Releases } from './releases';
import { rememberVisitor, visitorIn, visitorOf } from './visitor';

type Options = { builds: Builds; releases: Releases; isSecure: boolean };

/** Where a file is: its build, and its path in it. */
type Place = { name: string; build: string; file: string };

/** A name that changes with the content, or a path with the id of a build in it. */
const isForGood = ({ name, build, file }: Place): boolean =>
  /\.[0-9a-f]{8}\.\w+$/.test(file) || (name !== 'host' && buildId.test(build));

/** As releasing makes them; in development a build is always called the same. */
const buildId = /^\d{8}T\d{9}-[0-9a-f]{8}$/;

/** pdf.js decodes scans with WebAssembly; only its worker may. */
const pdfWorker = /\/pdf\.worker[^/]*\.m?js$/;
const PDF_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The page that shows when there is no network has a style sheet and nothing else. */
const OFFLINE_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
};

/** The files of the builds. What is not there is a plain 404, never the page: a loader would take it for code. */
export async function releasedFiles(
  app: FastifyInstance,
  { builds, releases, isSecure }: Options,
): Promise<void> {
  const send = (request: FastifyRequest, reply: FastifyReply, place: Place) =>
    sendFile(request, reply, builds, place) ?? reply.callNotFound();
  const hostOf = (request: FastifyRequest) => releases.host(visitorOf(request)) ?? '';
  const fromHost = (request: FastifyRequest, reply: FastifyReply, file: string) =>
    send(request, reply, { name: 'host', build: hostOf(request), file });

  app.get<{ Params: { file: string } }>('/assets/:file', (request, reply) => {
    const { file } = request.params;
    // A page has an address of its own, and there the policy by which it may run.
    if (file.endsWith('.html')) return reply.callNotFound();
    // Open pages still ask for files of earlier builds.
    for (const build of [hostOf(request), ...builds.of('host')]) {
      const sent = sendFile(request, reply, builds, { name: 'host', build, file });
      if (sent) return sent;
    }
    return reply.callNotFound();
  });

  app.get<{ Params: { name: string; build: string; '*': string } }>(
    '/remotes/:name/:build/*',
    (request, reply) => {
      const { name, build, '*': file } = request.params;
      return name === 'host' ? reply.callNotFound() : send(request, reply, { name, build, file });
    },
  );
  app.get('/remotes/*', (_request, reply) => reply.callNotFound());

  app.get<{ Querystring: { company?: string } }>('/release.json', (request, reply) => {
    reply.header('cache-control', 'no-store');
    const visitor = visitorIn(request);
    if (visitor.company !== visitorOf(request).company && releases.canaries().byCompany)
      rememberVisitor(reply, visitor, isSecure);
    return { release: releases.name(visitor) };
  });

  app.get<{ Params: { file: string } }>('/boot/:file', (request, reply) =>
    fromHost(request, reply, `boot/${request.params.file}`),
  );
  app.get<{ Params: { file: string } }>('/icons/:file', (request, reply) =>
    fromHost(request, reply, `icons/${request.params.file}`),
  );
  for (const file of ['favicon.svg', 'manifest.webmanifest', 'service-worker.js'])
    app.get(`/${file}`, (request, reply) => fromHost(request, reply, file));
  app.get('/offline.html', (request, reply) => {
    reply.header('content-security-policy', OFFLINE_POLICY);
    return fromHost(request, reply, 'offline.html');
  });
}

/** Null for what is not there. */
function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  builds: Builds,
  place: Place,
): FastifyReply | null {
  const { name, build, file } = place;
  const small = acceptsBrotli(request) ? builds.file(name, build, `${file}.br`) : null;
  const found = small ?? builds.file(name, build, file);
  if (!found) return null;

  const year = 'public, max-age=31536000, immutable';
  const etag = `"${found.tag}"`;
  reply.headers({
    'cache-control': isForGood(place) ? year : 'no-cache',
    etag,
    vary: 'accept-encoding',
  });
  if (small) reply.header('content-encoding', 'br');
  if (pdfWorker.test(`/${file}`)) reply.header('content-security-policy', PDF_WORKER_POLICY);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return reply.type(type).send(found.bytes);
}
