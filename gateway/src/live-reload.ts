import { watch } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

type Options = { wwwDir: string };

export const LIVE_RELOAD_SCRIPT = '<script src="/live-reload.js"></script>';

const SCRIPT = "new EventSource('/live-reload').onmessage = () => location.reload();";

/** Development only: tells open pages to reload when a build was released. */
export async function liveReload(app: FastifyInstance, { wwwDir }: Options): Promise<void> {
  const pages = new Set<ServerResponse>();
  const watcher = watch(wwwDir, () => {
    for (const page of pages) page.write('data: reload\n\n');
  });
  app.addHook('onClose', async () => watcher.close());

  app.get('/live-reload.js', (_request, reply) => reply.type('text/javascript').send(SCRIPT));
  app.get('/live-reload', (_request, reply) => {
    reply.hijack();
    reply.raw.setTimeout(0); // silent until something is released
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    pages.add(reply.raw);
    reply.raw.on('close', () => pages.delete(reply.raw));
  });
}
