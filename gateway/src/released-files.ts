import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Releases } from './releases';

type Options = { wwwDir: string; releases: Releases };

/** A name that changes with the content. */
const hashed = /\.[0-9a-f]{8}\.\w+$/;

/** pdf.js decodes scans with WebAssembly; only its worker may. */
const pdfWorker = /\/pdf\.worker[^/]*\.m?js$/;
const PDF_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The page that shows when there is no network has a style sheet and nothing else. */
const OFFLINE_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The files of the builds. What is not there is a plain 404, never the page: a loader would take it for code. */
export async function releasedFiles(
  app: FastifyInstance,
  { wwwDir, releases }: Options,
): Promise<void> {
  app.get<{ Params: { file: string } }>('/assets/:file', (request, reply) => {
    const { file } = request.params;
    const build = releases.hostBuilds().find((folder) => existsSync(path.join(folder, file)));
    return build ? sendFile(reply, file, build) : reply.callNotFound();
  });

  app.get<{ Params: { '*': string } }>('/remotes/*', (request, reply) =>
    sendFile(reply, request.params['*'], path.join(wwwDir, 'remotes')),
  );

  app.get('/release.json', (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { release: releases.name() };
  });

  const fromCurrentHost = (file: string, reply: FastifyReply) => {
    const build = releases.host();
    return build ? sendFile(reply, file, build) : reply.callNotFound();
  };
  app.get<{ Params: { file: string } }>('/boot/:file', ({ params }, reply) =>
    fromCurrentHost(`boot/${params.file}`, reply),
  );
  app.get('/favicon.svg', (_request, reply) => fromCurrentHost('favicon.svg', reply));
  app.get('/service-worker.js', (_request, reply) => fromCurrentHost('service-worker.js', reply));
  app.get('/offline.html', (_request, reply) => {
    reply.header('content-security-policy', OFFLINE_POLICY);
    return fromCurrentHost('offline.html', reply);
  });
}

function sendFile(reply: FastifyReply, file: string, root: string): FastifyReply {
  const year = 'public, max-age=31536000, immutable';
  reply.header('cache-control', hashed.test(file) ? year : 'no-cache');
  reply.header('vary', 'accept-encoding');
  if (pdfWorker.test(`/${file}`)) reply.header('content-security-policy', PDF_WORKER_POLICY);
  return reply.sendFile(file, root);
}
