import { mkdtempSync, rmSync } from 'node:fs';
import http, { type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { freePort } from '../../../tools/ports.mjs';
import { aGateway } from '../testing/a-gateway';
import { aKeyPair, releaseList, writeBuild, writeFile } from '../testing/written-release';
import { type Metrics, newMetrics } from './metrics';
import { serveMetrics } from './serve-metrics';

const { privateKey, publicKey } = aKeyPair();
const wwwDir = mkdtempSync(path.join(tmpdir(), 'metrics-'));
const [FIRST, SECOND] = ['20261124T080000000-aaaaaaaa', '20261124T090000000-bbbbbbbb'] as const;
let gateway: FastifyInstance;
let metrics: Metrics;
let api: Server;

for (const build of [FIRST, SECOND]) {
  writeBuild(wwwDir, `host/${build}`, { 'index.html': 'page' }, privateKey);
  writeBuild(wwwDir, `remotes/auth/${build}`, { 'remoteEntry.js': build }, privateKey);
}
const canary = { build: SECOND, percent: 50, companies: [], since: 7 };
const releases = {
  host: { current: { build: FIRST } },
  auth: { current: { build: FIRST }, canary },
};
writeFile(wwwDir, 'releases.json', releaseList(releases, 1, privateKey));

beforeAll(async () => {
  api = http.createServer(({ url }, answer) => {
    answer.writeHead(url === '/api/away' ? 503 : 200).end('{}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => start());
afterEach(() => gateway.close());
afterAll(() => {
  api.close();
  rmSync(wwwDir, { recursive: true });
});

function start(own = {}) {
  metrics = newMetrics();
  const { port } = api.address() as AddressInfo; // it listens on a port, not on a pipe
  gateway = aGateway({
    wwwDir,
    releaseKeys: [publicKey],
    trustedProxies: ['127.0.0.1'],
    apiUrl: `http://127.0.0.1:${port}`,
    metrics,
    ...own,
  });
}

/** @returns finds the value of a line */
async function told() {
  const lines = (await metrics.text()).text.split('\n');
  return (line: string) =>
    lines
      .find((one) => one.startsWith(`${line} `))
      ?.split(' ')
      .at(-1);
}

const requests = (kind: string, status: string) =>
  `gateway_request_duration_seconds_count{kind="${kind}",status="${status}"}`;

it('counts requests by what is asked for, however many addresses there are', async () => {
  for (const url of ['/', '/invoicing/invoice/overview', '/remotes.json', '/api/any/thing'])
    await gateway.inject({ url });
  await gateway.inject({ url: `/remotes/auth/${FIRST}/remoteEntry.js` });
  await gateway.inject({ url: `/remotes/auth/${FIRST}/gone.js` });
  await gateway.inject({ method: 'POST', url: '/made/up' });
  const of = await told();
  expect(of(requests('page', '2xx'))).toBe('2');
  expect(of(requests('remotes_list', '2xx'))).toBe('1');
  expect(of(requests('api', '2xx'))).toBe('1');
  expect(of(requests('remote_file', '2xx'))).toBe('1');
  expect(of(requests('remote_file', '4xx'))).toBe('1');
  expect(of(requests('other', '4xx'))).toBe('1');
});

it('counts calls that the API does not answer apart from those that it refuses', async () => {
  expect((await told())('gateway_upstream_failures_total{status_code="502"}')).toBe('0');
  await gateway.inject({ url: '/api/away' });
  await gateway.close();
  expect((await told())('gateway_upstream_failures_total{status_code="503"}')).toBe('1');
  start({ apiUrl: 'http://127.0.0.1:9' });
  await gateway.inject({ url: '/api/any' });
  expect((await told())('gateway_upstream_failures_total{status_code="502"}')).toBe('1');
});

it('counts files and lists that cannot be believed', async () => {
  const file = `remotes/auth/${FIRST}/remoteEntry.js`;
  writeFile(wwwDir, file, 'stolen()');
  for (let times = 0; times < 3; times++) await gateway.inject({ url: `/${file}` });
  writeFile(wwwDir, file, FIRST);
  writeFile(wwwDir, 'releases.json', '{}');
  await gateway.inject({ url: '/remotes.json' });
  writeFile(wwwDir, 'releases.json', releaseList(releases, 1, privateKey));
  const of = await told();
  expect(of('gateway_refused_files_total')).toBe('1');
  expect(Number(of('gateway_refused_release_lists_total'))).toBeGreaterThan(0);
});

it('tells which builds are released, since when they are there and how they fare', async () => {
  await tell('loaded', 1);
  const of = await told();
  const at = Date.UTC(2026, 10, 24, 8) / 1000;
  const made = 'gateway_build_timestamp_seconds';
  expect(of(`${made}{name="auth",channel="current",build="${FIRST}"}`)).toBe(String(at));
  expect(of(`${made}{name="auth",channel="canary",build="${SECOND}"}`)).toBe(String(at + 3600));
  expect(of(`gateway_build_loads_total{name="auth",build="${SECOND}"}`)).toBe('1');
});

it('tells what is held against a canary, and that it was ended until the list says so', async () => {
  const canaryOf = (name: string, more = '') =>
    `gateway_canary_${name}{name="auth",build="${SECOND}"${more}}`;
  await tell('loaded', 1);
  const before = await told();
  expect(before(canaryOf('visitors', ',side="canary"'))).toBe('1');
  expect(before(canaryOf('visitors', ',side="current"'))).toBe('0');
  expect(before(canaryOf('failure_ratio', ',side="canary"'))).toBe('0');
  expect(before(canaryOf('ended'))).toBe('0');

  for (let visitor = 2; visitor < 12; visitor++) await tell('not-loaded', visitor);
  const after = await told();
  expect(after(canaryOf('ended'))).toBe('1');
  expect(after(canaryOf('visitors', ',side="canary"'))).toBeUndefined();
  const failures = `{name="auth",build="${SECOND}",cause="broken"}`;
  expect(Number(after(`gateway_build_failures_total${failures}`))).toBeGreaterThan(3);
});

/** By a visitor who is given the canary. */
async function tell(event: 'loaded' | 'not-loaded', visitor: number) {
  const figure = { name: 'auth', build: SECOND, event };
  await gateway.inject({
    method: 'POST',
    url: '/figures',
    headers: {
      'content-type': 'application/json',
      cookie: 'releases=3.',
      'x-forwarded-for': `10.0.1.${visitor}`,
    },
    payload: JSON.stringify([
      event === 'loaded' ? { ...figure, ms: 150 } : { ...figure, cause: 'broken' },
    ]),
  });
}

it('is on a port of its own, and not among what browsers are given', async () => {
  const page = await gateway.inject({ url: '/metrics' });
  expect(page.body).toBe('page');
  const port = await freePort();
  const close = await serveMetrics(metrics, { host: '127.0.0.1', port });
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toMatch('text/plain');
  expect(await answer.text()).toMatch('# TYPE gateway_request_duration_seconds histogram');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  close();
});
