import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { acceptsBrotli } from './accepts-brotli';
import type { Releases } from './releases';

const brotli = promisify(brotliCompress);

type Sent = { tag: string; plain: string; small: Buffer };

/**
 * `/remotes.json`, which every page asks for before it shows anything: small, made once per release, and not sent to
 * who has it. It is public: where pages are, what they are called and which right they ask for, never who has that.
 */
export async function remotesList(app: FastifyInstance, { releases }: { releases: Releases }) {
  const sent = lastMade(releases);
  app.get('/remotes.json', async (request, reply) => {
    const { tag, plain, small } = await sent();
    reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();

    reply.type('application/json; charset=utf-8');
    if (!acceptsBrotli(request)) return reply.send(plain);
    return reply.header('content-encoding', 'br').send(small);
  });
}

/** Made anew when the list is another than the last time. */
function lastMade(releases: Releases): () => Promise<Sent> {
  let of = '';
  let made: Promise<Sent> | null = null;
  return () => {
    const plain = JSON.stringify(releases.remotes());
    if (!made || plain !== of) made = make(plain);
    of = plain;
    return made;
  };
}

async function make(plain: string): Promise<Sent> {
  const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`;
  return { tag, plain, small: await brotli(plain) };
}
