import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http, { type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { signedText } from './signed-releases.mjs';
import { aGateway } from './testing/a-gateway';
import { aKeyPair, releaseList, writeBuild, writeFile } from './testing/written-release';

const wwwDir = mkdtempSync(path.join(tmpdir(), 'gateway-'));

const { privateKey, publicKey } = aKeyPair();
const write = (file: string, content: string) => writeFile(wwwDir, file, content);

const PAGE =
  '<meta name="csp-nonce" content="{nonce}"><meta name="release" content="{release}"><meta name="error-reports" content="{error-reports}"><i data-theme="{theme}" class="{frame}">';
writeBuild(wwwDir, 'host/1', { 'old.12345678.js': 'old' }, privateKey);
writeBuild(
  wwwDir,
  'host/2',
  {
    'index.html': PAGE,
    'service-worker.js': 'worker',
    'offline.html': 'offline',
    'main.12345678.js': 'main',
    'main.12345678.js.br': 'small',
    'boot/tt.js': 'boot',
    'icons/192.png': 'icon',
    'manifest.webmanifest': '{}',
    'pdf.worker.min.12345678.mjs': 'worker',
  },
  privateKey,
);
const manifest = {
  pages: [{ path: '/login', right: 'anyone' }, null, { path: '/me', right: 'own' }],
};
const remoteAt = (build: string) => [
  { name: 'auth', build, entry: `/remotes/auth/${build}/remoteEntry.js`, manifest },
];
const REMOTES = JSON.stringify(remoteAt('7'));

let number = 0;
/** Releases a build of the remote beside the host's second, and another one that was withdrawn. */
function release(build: string): void {
  const releases = {
    auth: { current: { build, manifest } },
    demo: { isPinned: true },
    host: { current: { build: '2' } },
  };
  number += 1;
  write('releases.json', releaseList(releases, number, privateKey));
}
release('7');
writeBuild(wwwDir, 'remotes/auth/7', { 'remoteEntry.js': 'entry' }, privateKey);
/** An id as releasing makes it. */
const RELEASED = '20261124T120000000-0a1b2c3d';
writeBuild(wwwDir, `remotes/auth/${RELEASED}`, { 'remoteEntry.js': 'released' }, privateKey);
afterAll(() => rmSync(wwwDir, { recursive: true }));

let answer: RequestListener = (_request, response) => response.end();
const api = http.createServer((request, response) => answer(request, response));
let gateway: FastifyInstance;

beforeAll(async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  gateway = aGateway({
    wwwDir,
    releaseKeys: [publicKey],
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    errorReports: 'https://sleutel@fouten.voorbeeld.nl/1',
  });
  await gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await gateway.close();
  api.close();
});

const get = (url: string, headers = {}) => gateway.inject({ url, headers });

describe('the page', () => {
  it.each(['/', '/login', '/invoicing/invoice/edit/7'])('is what %s answers', async (url) => {
    const reply = await get(url);
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it.each(['text/html', '*/*'])(
    'says when to come again while no build was released: %s',
    async (accept) => {
      const empty = mkdtempSync(path.join(tmpdir(), 'gateway-'));
      const bare = aGateway({ wwwDir: empty, releaseKeys: [publicKey] });
      const reply = await bare.inject({ url: '/', headers: { accept } });
      expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
      expect(reply.body).toContain('Er is nog geen build vrijgegeven');
      await bare.close();
      rmSync(empty, { recursive: true });
    },
  );

  it('carries the nonce that its policy asks for, another one each time', async () => {
    const nonces = [await get('/'), await get('/')].map(({ body, headers }) => {
      const [, nonce = ''] = /name="csp-nonce" content="(.{24})"/.exec(body) ?? [];
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('lets nothing run that is not ours', async () => {
    const policy = (await get('/')).headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(policy).not.toContain('unsafe');
  });

  it('says where errors go, and may reach that address besides our own', async () => {
    const { body, headers } = await get('/');
    expect(body).toContain('name="error-reports" content="https://sleutel@fouten.voorbeeld.nl/1"');
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://fouten.voorbeeld.nl;",
    );
  });

  it('says which release it is, and another one after each release of any part', async () => {
    const releaseIn = async () => /name="release" content="(.+?)"/.exec((await get('/')).body)?.[1];
    const before = await releaseIn();
    expect((await get('/release.json')).json()).toEqual({ release: before });
    expect(before).toMatch(/^2\+/);

    release('8');
    expect(await releaseIn()).not.toBe(before);
    expect((await get('/release.json')).json().release).not.toBe(before);
    release('7');
  });

  it('sends the list of remotes small, and once to who keeps it', async () => {
    const list = (headers: Record<string, string>) =>
      gateway.inject({ url: '/remotes.json', headers: { host: 'localhost', ...headers } });
    const small = await list({ 'accept-encoding': 'gzip, BR;q=0.5' });
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(REMOTES);
    const tag = String(small.headers.etag);
    expect((await list({ 'if-none-match': tag })).statusCode).toBe(304);

    release('8');
    expect((await list({ 'if-none-match': tag })).json()[0].build).toBe('8');
    release('7');
  });

  it.each(['gzip', 'br;q=0', 'gzip, br;q=0.0, *', ''])(
    'sends the list of remotes as it is to who takes %j',
    async (coding) => {
      const reply = await get('/remotes.json', { 'accept-encoding': coding });
      expect(reply.headers).toMatchObject({ vary: 'accept-encoding' });
      expect([reply.headers['content-encoding'], reply.body]).toEqual([undefined, REMOTES]);
    },
  );

  it('starts the sign-in page early, and only there', async () => {
    expect((await get('/login')).headers.link).toEqual([
      '</remotes.json>; rel=preload; as=fetch; crossorigin',
      '</remotes/auth/7/remoteEntry.js>; rel=preload; as=script',
    ]);
    expect((await get('/dashboard')).headers.link).toBeUndefined();
    expect((await get('/me')).headers.link).toBeUndefined();
  });
});

describe('a list of releases that cannot be read', () => {
  afterEach(() => {
    release('7');
  });

  const signed = (list: unknown) =>
    signedText({ kind: 'releases', ...(list as object) }, privateKey);

  it.each([
    '{"signed":',
    '',
    'null',
    '[]',
    '{"signed":{}}',
    signed({ number: 1e6 }),
    signed({ number: 1e6, releases: { auth: null } }),
    signed({ number: 1e6, releases: { auth: { current: { name: 'auth' } } } }),
  ])('changes nothing: the last one goes on instead of %j', async (broken) => {
    const before = (await get('/release.json')).json();
    write('releases.json', broken);
    expect((await get('/login')).headers.link).toHaveLength(2);
    expect((await get('/assets/main.12345678.js')).body).toBe('main');
    expect((await get('/remotes.json')).json()).toEqual(JSON.parse(REMOTES));
    expect((await get('/release.json')).json()).toEqual(before);
  });
});

describe('an address that cannot be read', () => {
  const ask = (accept: string) => gateway.inject({ url: '/%E0%A4%A', headers: { accept } });

  it('is said in words to who typed it, with the way back', async () => {
    const reply = await ask('text/html,application/xhtml+xml,*/*;q=0.8');
    expect(reply.statusCode).toBe(400);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain('<h1>Dit adres kan niet worden gelezen</h1>');
    expect(reply.body).toContain('<a href="/">Naar het begin</a>');
    const [, nonce] = /<style nonce="([^"]+)">/.exec(reply.body) ?? [];
    expect(reply.headers['content-security-policy']).toContain(`style-src 'nonce-${nonce}'`);
  });

  it('is refused to programs as the API refuses', async () => {
    const reply = await ask('*/*');
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({
      message: 'Het verzoek kan niet worden gelezen',
      reference: expect.any(String),
    });
  });
});

describe('what programs ask for by name', () => {
  it('robots find nothing here', async () => {
    const reply = await get('/robots.txt');
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.body).toBe('User-agent: *\nDisallow: /\n');
  });

  it('says where to report a leak, for less than a year', async () => {
    const { body } = await get('/.well-known/security.txt');
    expect(body).toContain('Contact: mailto:security@boekwerk.example\n');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 24 * 3_600_000);
  });

  it('and nothing else: the page is no answer to a program', async () => {
    const reply = await get('/.well-known/openid-configuration');
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ message: 'Niet gevonden', reference: expect.any(String) });
  });
});

describe('reports about the content security policy', () => {
  const report = (remoteAddress: string, payload = '{}') =>
    gateway.inject({
      method: 'POST',
      url: '/csp-report',
      payload,
      remoteAddress,
      headers: { 'content-type': 'application/csp-report' },
    });

  it('are small', async () => {
    expect((await report('192.0.2.1', 'x'.repeat(8192))).statusCode).toBe(204);
    const reply = await report('192.0.2.1', 'x'.repeat(8193));
    expect(reply.statusCode).toBe(413);
    expect(reply.json().message).toBe('Het verzoek is te groot');
  });

  it('are logged on one line, and of an address only where it leads', async () => {
    const watched = aGateway({ wwwDir, releaseKeys: [publicKey] });
    const logged = jest.fn();
    watched.addHook('onRequest', async ({ log }) => void Object.assign(log, { warn: logged }));
    const payload = `{"csp-report": {
      "document-uri": "https://boekwerk.example/resetpassword?code=geheim#hier",
      "referrer": "https://boekwerk.example/invoicing?search=Jansen", "blocked-uri": "inline"}}`;
    await watched.inject({ method: 'POST', url: '/csp-report', payload });
    await watched.close();
    expect(logged.mock.calls).toEqual([
      [
        {
          csp: '{"csp-report": { "document-uri": "https://boekwerk.example/resetpassword", "referrer": "https://boekwerk.example/invoicing", "blocked-uri": "inline"}}',
        },
        'content security policy',
      ],
    ]);
  });

  it('are few, of one client and of all together', async () => {
    jest.useFakeTimers({ now: Date.now() + 120_000, doNotFake: ['nextTick', 'setImmediate'] });
    const statuses = async (clients: string[]) => {
      const replies = await Promise.all(clients.map((client) => report(client)));
      return replies.filter(({ statusCode }) => statusCode === 204).length;
    };
    expect(await statuses(Array(30).fill('192.0.2.2'))).toBe(10);
    const ofOneNetwork = Array.from({ length: 30 }, (_, i) => `2001:db8::${i}`);
    expect(await statuses(ofOneNetwork)).toBe(10);
    expect(await statuses(Array.from({ length: 90 }, (_, i) => `198.51.100.${i}`))).toBe(40);
    jest.setSystemTime(Date.now() + 60_000);
    expect(await statuses(['192.0.2.2'])).toBe(1);
    jest.useRealTimers();
  });
});

describe('the files of the builds', () => {
  const year = 'public, max-age=31536000, immutable';
  it.each([
    ['/assets/main.12345678.js', 'main', year],
    ['/assets/old.12345678.js', 'old', year],
    ['/boot/tt.js', 'boot', 'no-cache'],
    ['/service-worker.js', 'worker', 'no-cache'],
    ['/offline.html', 'offline', 'no-cache'],
    ['/remotes/auth/7/remoteEntry.js', 'entry', 'no-cache'],
    [`/remotes/auth/${RELEASED}/remoteEntry.js`, 'released', year],
  ])('%s', async (url, body, cacheControl) => {
    const reply = await get(url);
    expect(reply.body).toBe(body);
    expect(reply.headers['cache-control']).toBe(cacheControl);
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  it('are sent in brotli to who can read it', async () => {
    const reply = await get('/assets/main.12345678.js', { 'accept-encoding': 'gzip, br' });
    expect(reply.body).toBe('small');
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.headers['content-type']).toContain('javascript');
  });

  it.each([
    '/assets/gone.js',
    '/assets/index.html',
    '/remotes/auth/8/remoteEntry.js',
    '/remotes/',
    '/assets/..%2f..%2freleases.json',
    '/remotes/..%2freleases.json',
  ])('never answer with the page: %s', async (url) => {
    const reply = await get(url);
    expect([400, 403, 404]).toContain(reply.statusCode);
    expect(reply.json()).toEqual({ message: expect.any(String), reference: expect.any(String) });
    expect(reply.headers['content-type']).not.toContain('html');
  });

  it('let only the worker of pdf.js compile WebAssembly', async () => {
    const worker = await get('/assets/pdf.worker.min.12345678.mjs');
    expect(worker.headers['content-security-policy']).toContain("'wasm-unsafe-eval'");
  });
});

describe('/api', () => {
  const ask = (options: http.RequestOptions, body = '') =>
    new Promise<IncomingMessage & { text: string }>((resolve, reject) => {
      const { port } = gateway.server.address() as AddressInfo;
      const request = http.request({ port, host: '127.0.0.1', ...options }, async (reply) => {
        let text = '';
        for await (const chunk of reply) text += chunk;
        resolve(Object.assign(reply, { text }));
      });
      request.on('error', reject);
      request.end(body);
    });

  it('gets the request as it came, whatever its size, and gives the answer as it came', async () => {
    answer = async (request, response) => {
      let size = 0;
      for await (const chunk of request) size += chunk.length;
      response.writeHead(422, { 'x-reference': 'r1' });
      response.end(`${request.method} ${request.url} ${size}`);
    };
    const size = 5_000_000;
    const reply = await ask({ method: 'POST', path: '/api/a%2fb?x=1&x=2' }, 'x'.repeat(size));
    expect(reply.text).toBe(`POST /api/a%2fb?x=1&x=2 ${size}`);
    expect(reply.statusCode).toBe(422);
    expect(reply.headers['x-reference']).toBe('r1');
  });

  it('hears when the caller hangs up', async () => {
    const hungUp = new Promise<void>((resolve) => {
      answer = (_request, response) => {
        response.write('first');
        response.on('close', resolve);
      };
    });
    const { port } = gateway.server.address() as AddressInfo;
    const request = http.get({ port, host: '127.0.0.1', path: '/api/slow' }, (reply) => {
      reply.once('data', () => request.destroy());
      reply.on('error', () => {});
    });
    await hungUp;
  });

  it('is spoken for when it is down', async () => {
    answer = (request) => request.socket.destroy();
    const reply = await ask({ path: '/api/x' });
    expect(reply.statusCode).toBe(502);
    expect(JSON.parse(reply.text)).toMatchObject({
      message: 'De server is even niet bereikbaar. Probeer het over een minuut opnieuw.',
    });
  });
});

describe('the first look of the page', () => {
  it.each([
    ['/dashboard', '', 'system', 'public'],
    ['/dashboard', 'bw_bind=abc', 'system', 'menu'],
    ['/dashboard', 'a=b; __Host-bw_bind=abc; theme=dark', 'dark', 'menu'],
    ['/login', 'theme=light; bw_bind=abc', 'light', 'public'],
    ['/dashboard', 'theme="><script>; xbw_bind=1', 'system', 'public'],
  ])('of %s for %j is in the colours that were chosen, and in its frame', async (...row) => {
    const [url, cookie, theme, frame] = row;
    const { body } = await get(url, { cookie });
    expect(body).toContain(`<i data-theme="${theme}" class="${frame}">`);
  });
});

it('says that what was shared has to be shared again, where the browser has lost its service worker', async () => {
  const { statusCode, headers } = await gateway.inject({
    method: 'POST',
    url: '/share',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--',
  });
  expect([statusCode, headers.location]).toEqual([303, '/upload?shared=lost']);
});

it.each([
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/icons/192.png', 'image/png'],
])('serves %s to who installs it, and asks for it anew each time', async (url, type) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    type,
    'no-cache',
  ]);
  expect((await get('/icons/none.png')).statusCode).toBe(404);
});
