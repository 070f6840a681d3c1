import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { acceptsBrotli } from './accepts-brotli';
import type { Releases } from './releases';
import { type Visitor, visitorIn } from './visitor';

const brotli = promisify(brotliCompress);

type Sent = { tag: string; plain: string; small: Buffer };

/**
 * `/remotes.json`, which every page asks for before it shows anything: small, made once per release, and not sent to
 * who has it. It is public: where pages are, what they are called and which right they ask for, never who has that.
 */
export async function remotesList(app: FastifyInstance, { releases }: { releases: Releases }) {
  const sent = madeOnce(releases);
  app.get<{ Querystring: { company?: string } }>('/remotes.json', async (request, reply) => {
    const { tag, plain, small } = await sent(visitorIn(request));
    reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();

    reply.type('application/json; charset=utf-8');
    if (!acceptsBrotli(request)) return reply.send(plain);
    return reply.header('content-encoding', 'br').send(small);
  });
}

/** How many lists are kept: two for each canary that some get, of which there are one or two at a time. */
const KEPT = 16;

/** Made when somebody is to get a list that nobody got lately. */
function madeOnce(releases: Releases): (visitor: Visitor) => Promise<Sent> {
  const kept = new Map<string, Promise<Sent>>();
  return (visitor) => {
    const plain = JSON.stringify(releases.remotes(visitor));
    const made = kept.get(plain) ?? make(plain);
    if (kept.size >= KEPT) kept.clear();
    kept.set(plain, made);
    return made;
  };
}

async function make(plain: string): Promise<Sent> {
  const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`;
  return { tag, plain, small: await brotli(plain) };
}
