import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { type TestApp, testApp } from '../../api/src/testing/test-app';
import { aGateway } from './testing/a-gateway';
import { rawCall } from './testing/raw-call';
import { aKeyPair, releaseList, writeBuild, writeFile } from './testing/written-release';

/** How long either side waits for the other here, in milliseconds. */
const PATIENCE = 2000;
/** The same requests each time, so that what is red can be done again. */
const RUN = { seed: 20261122, numRuns: 250 };

let api: TestApp;
let gateway: FastifyInstance;
let port: number;
/** A host that is not the API: nothing may ever come here. */
const canary = http.createServer((request, response) => {
  heard.push(`${request.method} ${request.url}`);
  response.end();
});
const heard: string[] = [];

const portOf = (server: http.Server) => (server.address() as AddressInfo).port;

const wwwDir = mkdtempSync(path.join(tmpdir(), 'hostile-'));

beforeAll(async () => {
  const { privateKey, publicKey } = aKeyPair();
  writeBuild(wwwDir, 'host/1', { 'index.html': 'the page' }, privateKey);
  const releases = { host: { current: { build: '1' } } };
  writeFile(wwwDir, 'releases.json', releaseList(releases, 1, privateKey));
  canary.listen(0, '127.0.0.1');
  await once(canary, 'listening');
  api = await testApp();
  await api.http.listen({ port: 0, host: '127.0.0.1' });
  gateway = aGateway({
    wwwDir,
    releaseKeys: [publicKey],
    apiUrl: `http://127.0.0.1:${portOf(api.http.server)}`,
    apiTimeoutMs: PATIENCE,
    formMs: PATIENCE,
    isSecure: true,
  });
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  port = portOf(gateway.server);
});
afterAll(async () => {
  await gateway.close();
  await api.close();
  canary.close();
  rmSync(wwwDir, { recursive: true });
});

const word = fc.constantFrom;
/** Mostly the first, so that a request gets past one trap to meet another. */
const mostly = <T>(good: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: good, weight: 4 }, { arbitrary: odd, weight: 1 });

const METHODS = mostly(
  word('GET', 'POST'),
  word('PUT', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PATCH', 'BREW'),
);
const HOSTS = mostly(
  word(''),
  word(
    ...['http://{canary}', 'https://{canary}', 'HTTP://{canary}', '//{canary}', '/\\{canary}'],
    ...['http://x@{canary}', 'ftp://{canary}', 'http:{canary}', '/http://{canary}', '{canary}'],
  ),
);
const PATHS = word(
  ...['/api/auth/v1/login', '/api/auth/v1/register', '/api/users/v1/requestresetpassword'],
  ...[
    '/api/invoicing/v1/invoice',
    '/api/administrations/v1/bookingitem/upload',
    '/api/files/x.y.z',
  ],
  ...['/api/health', '/api/openapi.json', '/api', '/csp-report', '/', '/login', '/assets/x.js'],
  ...['/remotes.json', '/remotes/x/1/y.js', '/robots.txt', '/.well-known/security.txt'],
);
const SEGMENTS = word(
  ...[
    '..',
    '.',
    '%2e%2e',
    '.%2E',
    '%252e%252e',
    '..%2f',
    '%2f',
    '%5c',
    '\\',
    '',
    '%',
    '%zz',
    '%00',
  ],
  ...['%ff', '%c0%ae', ';', '*', '{canary}', '~', 'x'.repeat(400), 'api', 'latest'],
);
const ODD_PATHS = fc
  .tuple(mostly(PATHS, word('')), fc.array(SEGMENTS, { minLength: 1, maxLength: 4 }))
  .map((parts) => parts.flat().join('/'));
const TARGETS = fc.tuple(
  HOSTS,
  mostly(PATHS, ODD_PATHS),
  mostly(
    word(''),
    word('?', '?x=1&x=2', '?__proto__[a]=1', '?%', `?${'a=1&'.repeat(500)}`, '#/../x'),
  ),
);

const HEADERS = mostly(
  fc.subarray(
    [
      ...['Content-Type: application/json', 'Content-Type: multipart/form-data; boundary=b'],
      ...['Content-Type: text/plain', 'Authorization: Bearer x', 'Cookie: bw_bind=x; bw_bind=y'],
      ...['Connection: upgrade', 'Upgrade: websocket', 'Range: bytes=0-', 'Accept-Encoding: br'],
      ...['Connection: content-length, transfer-encoding, host', 'Expect: 100-continue'],
      ...['X-Forwarded-Host: {canary}', 'X-Forwarded-For: 6.6.6.6', 'Idempotency-Key: \t'],
    ],
    { maxLength: 4 },
  ),
  word<string[]>(['X-Odd : 1'], [' folded'], ['Host: {canary}'], [`X-Long: ${'x'.repeat(20_000)}`]),
);
/** How long the body says that it is; `{size}` is the truth. */
const LENGTHS = mostly(
  word<string[]>(['Content-Length: {size}']),
  word(
    ...[[], ['Content-Length: 5'], ['Content-Length: 99999'], ['Content-Length: -1']],
    ...[['Content-Length: 5', 'Content-Length: 6'], ['Transfer-Encoding: chunked']],
    ...[['Content-Length: 5', 'Transfer-Encoding: chunked'], ['Transfer-Encoding: gzip, chunked']],
  ),
);
const BODIES = word(
  '',
  'hello',
  '{"email":"a@b.nl","password":"x"}',
  `"${'\\"'.repeat(60_000)}`,
  '['.repeat(100_000),
  `{${Array.from({ length: 5000 }, (_, i) => `"k${i}":1`).join()}}`,
  '5\r\nhello\r\n0\r\n\r\n',
  'ffffffffffffffff\r\nx',
  '0\r\n\r\nGET http://{canary}/api/x HTTP/1.1\r\nHost: {canary}\r\n\r\n',
  '--b\r\nContent-Disposition: form-data; name="file"; filename="../x"\r\n\r\nx\r\n--b--\r\n',
  'x'.repeat(300_000),
);

/** A request as bytes; `{canary}` is the address of the canary. */
const REQUESTS = fc
  .tuple(METHODS, TARGETS, HEADERS, LENGTHS, BODIES)
  .map(([method, target, headers, lengths, body]) => {
    const head = [`${method} ${target.join('')} HTTP/1.1`, 'Host: x', 'Connection: close'];
    const here = (text: string) => text.replaceAll('{canary}', `127.0.0.1:${portOf(canary)}`);
    const size = String(here(body).length);
    const lines = [...head, ...headers, ...lengths, '', body].join('\r\n');
    return here(lines).replace('{size}', size);
  });

const statusesIn = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

it('whatever a stranger sends is answered or cut off, goes nowhere else and breaks nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(REQUESTS, { minLength: 1, maxLength: 4 }), async (requests) => {
      const answers = await Promise.all(requests.map((request) => rawCall(port, request)));
      const alive = await rawCall(
        port,
        'GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      );
      expect(heard).toEqual([]);
      expect(answers.flatMap(statusesIn).filter((status) => status >= 500)).toEqual([]);
      expect(statusesIn(alive)).toEqual([200]);
    }),
    RUN,
  );
});

const asked = (line: string, ...headers: string[]) =>
  rawCall(port, [line, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n'));
const PAGE = 'Accept: text/html';

it.each([
  ['an address that nobody can read, to a page', 'GET /%zz HTTP/1.1', [PAGE], 400],
  ['the same to a program', 'GET /%zz HTTP/1.1', [], 400],
  ['the address of another host', 'GET http://elsewhere/ HTTP/1.1', [PAGE], 400],
  ['a call whose path cannot be handed on', 'GET /api/\u00e9 HTTP/1.1', [], 400],
  ['what is no request', 'BREW / HTTP/1.1', [], 400],
  ['headers without end', 'GET / HTTP/1.1', [`X-Long: ${'x'.repeat(20_000)}`], 431],
  ['what is not there', 'GET /assets/none.js HTTP/1.1', [], 404],
  ['where it leads on', 'POST /share HTTP/1.1', ['Content-Length: 0'], 303],
  ['the head of a page', 'HEAD / HTTP/1.1', [PAGE], 200],
] as const)(
  '%s is answered with what keeps a browser from guessing, and to https',
  async (_, line, headers, status) => {
    const [head = ''] = (await asked(line, ...headers)).toLowerCase().split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^http/1.1 ${status} `));
    expect(head).toContain('\r\nx-content-type-options: nosniff');
    expect(head).toContain('\r\nreferrer-policy: no-referrer');
    expect(head).toContain('\r\ncross-origin-resource-policy: same-origin');
    expect(head).toContain('\r\nstrict-transport-security: max-age=31536000; includesubdomains');
  },
);
