import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { aGateway } from '../testing/a-gateway';
import { aKeyPair, releaseList, writeBuild, writeFile } from '../testing/written-release';

const { privateKey, publicKey } = aKeyPair();
const folder = mkdtempSync(path.join(tmpdir(), 'figures-'));
const wwwDir = path.join(folder, 'www');
const figuresFile = path.join(folder, 'kept', 'figures.json');
let gateway: FastifyInstance;
let number = 0;

for (const build of ['1', '2']) {
  writeBuild(wwwDir, `host/${build}`, { 'index.html': 'share {figures}' }, privateKey);
  writeBuild(wwwDir, `remotes/auth/${build}`, { 'remoteEntry.js': build }, privateKey);
}

/** Everybody has the first build of the remote, half of the browsers the second. */
function release(since = 7) {
  number += 1;
  const auth = {
    current: { build: '1' },
    canary: { build: '2', percent: 50, companies: [], since },
  };
  const releases = { auth, host: { current: { build: '1' } } };
  writeFile(wwwDir, 'releases.json', releaseList(releases, number, privateKey));
}

const start = (own = {}) => {
  gateway = aGateway({
    wwwDir,
    releaseKeys: [publicKey],
    figuresFile,
    trustedProxies: ['127.0.0.1'],
    ...own,
  });
};
beforeEach(() => {
  rmSync(path.dirname(figuresFile), { recursive: true, force: true });
  release();
  start();
});
afterEach(() => gateway.close());
afterAll(() => rmSync(folder, { recursive: true }));

const loaded = (build: string) => ({ name: 'auth', build, event: 'loaded', ms: 150 });
const lost = (build: string) => ({ name: 'auth', build, event: 'not-loaded', cause: 'broken' });

/** Group 3 gets the canary, group 80 does not. */
const tell = (figures: unknown, { from = '10.0.0.1', group = 3, type = 'application/json' } = {}) =>
  gateway.inject({
    method: 'POST',
    url: '/figures',
    headers: {
      'content-type': type,
      cookie: `releases=${group}.`,
      'x-forwarded-for': from,
    },
    payload: JSON.stringify(figures),
  });

const buildFor = async (group: number) =>
  (
    await gateway.inject({ url: '/remotes.json', headers: { cookie: `releases=${group}.` } })
  ).json()[0].build;

/** A canary that fails for everybody who has it, each at an address of their own. */
async function failing(visitors: number, each = 5) {
  for (let visitor = 1; visitor <= visitors; visitor++)
    for (let load = 0; load < each; load++) {
      await tell([lost('2')], { from: `10.0.1.${visitor}` });
      await tell([loaded('1')], { from: `10.0.2.${visitor}`, group: 80 });
    }
}

const kept = () => JSON.parse(readFileSync(figuresFile, 'utf8'));

it('keeps counts and times of each build, and nothing of who told them', async () => {
  expect((await tell([loaded('2'), { ...lost('1'), cause: 'timeout' }])).statusCode).toBe(204);
  await tell([loaded('2'), { name: 'auth', build: '2', event: 'failed', cause: 'boundary' }]);
  await gateway.close();
  expect(kept()).toEqual({
    builds: {
      auth: {
        1: { loads: 1, failed: 1, causes: { timeout: 1 }, times: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
        2: { loads: 2, failed: 1, causes: { boundary: 1 }, times: [0, 0, 2, 0, 0, 0, 0, 0, 0] },
      },
    },
    ended: [],
  });
  start();
  await tell([loaded('2')]);
  await gateway.close();
  expect(kept().builds.auth[2].loads).toBe(3);
});

it.each([
  ['of a build that is not there', [loaded('9')], 204],
  ['of a remote that is not there', [{ ...loaded('1'), name: '__proto__' }], 204],
  ['of no shape of ours', [{ ...loaded('1'), note: 'x' }], 400],
])('keeps nothing %s', async (_, figures, status) => {
  expect((await tell(figures)).statusCode).toBe(status);
  await gateway.close();
  expect(existsSync(figuresFile) ? kept().builds : {}).toEqual({});
});

it('takes no more than figures need', async () => {
  expect((await tell('x'.repeat(5000))).statusCode).toBe(413);
  expect((await tell([loaded('1')], { type: 'text/plain' })).statusCode).toBe(415);
  expect((await gateway.inject('/figures')).statusCode).not.toBe(500);
});

it('hears each client so many times a minute, and tells it no more than before', async () => {
  const replies = await Promise.all(Array.from({ length: 300 }, () => tell([loaded('1')])));
  expect(replies.every(({ statusCode }) => statusCode === 204)).toBe(true);
  await gateway.close();
  expect(kept().builds.auth[1].loads).toBeLessThanOrEqual(240);
});

it('ends a canary that fails, for all at once, and remembers why', async () => {
  expect(await buildFor(3)).toBe('2');
  await failing(4);
  expect([await buildFor(3), await buildFor(80)]).toEqual(['1', '1']);
  expect(kept().ended).toEqual([
    {
      name: 'auth',
      build: '2',
      since: 7,
      at: expect.stringMatching(/^20\d\d-/),
      why: expect.stringContaining('100.0 % of page loads failed, for 4 of 4 visitors'),
    },
  ]);

  await gateway.close();
  start();
  expect(await buildFor(3)).toBe('1');
});

it('gives it again when somebody starts it once more, and judges it anew', async () => {
  await failing(4);
  release(8);
  expect(await buildFor(3)).toBe('2');
  await tell([lost('2')]);
  expect(await buildFor(3)).toBe('2');
  await failing(4);
  expect(await buildFor(3)).toBe('1');
});

it('goes on when what fails fails for the others as well', async () => {
  for (let visitor = 1; visitor <= 6; visitor++)
    for (let load = 0; load < 5; load++) {
      await tell([lost('1')], { from: `10.0.2.${visitor}`, group: 80 });
      await tell([lost('2')], { from: `10.0.1.${visitor}` });
    }
  expect(await buildFor(3)).toBe('2');
});

describe('whoever would end a canary by sending rubbish', () => {
  it('counts once, however much it sends and in whatever group it is', async () => {
    for (let group = 0; group < 50; group++) await tell([lost('2')], { group });
    expect(await buildFor(3)).toBe('2');
  });

  it('has one network of IPv6, not all the addresses in it', async () => {
    for (let times = 0; times < 40; times++)
      await tell([lost('2')], { from: `2001:db8:1:2::${times.toString(16)}` });
    expect(await buildFor(3)).toBe('2');
  });

  it('is not heard about a build that it is not given', async () => {
    for (let visitor = 1; visitor <= 5; visitor++)
      for (let load = 0; load < 5; load++)
        await tell([lost('2')], { from: `10.0.3.${visitor}`, group: 80 });
    expect(await buildFor(3)).toBe('2');
  });
});

it('goes on without a file that can be read or written', async () => {
  await gateway.close();
  writeFile(folder, 'kept/figures.json', '{"builds"');
  start();
  expect((await tell([loaded('1')])).statusCode).toBe(204);
  await gateway.close();
  writeFile(folder, 'kept/file', '');
  start({ figuresFile: path.join(folder, 'kept/file/figures.json') });
  await failing(4);
  expect(await buildFor(3)).toBe('1');
});

it('asks every page of who has a canary, and of the others a share when there are many', async () => {
  const share = async (group: number) =>
    (await gateway.inject({ url: '/', headers: { cookie: `releases=${group}.` } })).body;
  await Promise.all(Array.from({ length: 600 }, () => share(80)));
  expect(await share(3)).toBe('share 1.000');
  expect(await share(80)).toMatch(/^share 0\.[45]/);
});
