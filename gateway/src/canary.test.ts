import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { aGateway } from './testing/a-gateway';
import { aKeyPair, releaseList, writeBuild, writeFile } from './testing/written-release';

const { privateKey, publicKey } = aKeyPair();
const wwwDir = mkdtempSync(path.join(tmpdir(), 'canary-'));
let gateway: FastifyInstance;
let number = 0;

for (const build of ['1', '2'])
  writeBuild(
    wwwDir,
    `host/${build}`,
    { 'index.html': `host ${build} {release} {release-by-company}` },
    privateKey,
  );

function start(isStaging = false) {
  return aGateway({
    wwwDir,
    releaseKeys: [publicKey],
    isStaging,
    isSecure: true,
    publicUrl: 'https://boekwerk.example',
  });
}

/** Everybody has the first build of all, these the second one of the host and a remote. */
function release({ percent = 0, companies = [] as number[] }) {
  number += 1;
  const canary = { build: '2', percent, companies };
  const releases = {
    auth: { current: { build: '1' }, canary },
    host: { current: { build: '1' }, canary },
    praxis: { current: { build: '1' }, staging: { build: '3' } },
  };
  writeFile(wwwDir, 'releases.json', releaseList(releases, number, privateKey));
}

const get = (url: string, cookie = '') => gateway.inject({ url, headers: { cookie } });
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie'] ?? '').replace(/;.*/, '');

/** The host's build in the page, and the builds of the remotes. */
async function buildsFor(cookie: string) {
  const [, host] = /^host (\d)/.exec((await get('/', cookie)).body) ?? [];
  const remotes: { build: string }[] = (await get('/remotes.json', cookie)).json();
  return [host, ...remotes.map(({ build }) => build)].join(' ');
}

beforeEach(() => {
  gateway = start();
});
afterEach(() => gateway.close());
afterAll(() => rmSync(wwwDir, { recursive: true }));

describe('a canary for some browsers', () => {
  it.each([
    ['releases=0.', '2 2 1'],
    ['other=x; releases=9.', '2 2 1'],
    ['releases=10.', '1 1 1'],
    ['releases=50.', '1 1 1'],
    ['releases=99.12', '1 1 1'],
  ])('of ten percent is given to the first ten groups: %s', async (cookie, builds) => {
    release({ percent: 10 });
    expect(await buildsFor(cookie)).toBe(builds);
  });

  it.each(['', 'releases=-1.', 'releases=.', 'releases=100.'])(
    'gives who is in no group one, and the page of that group: "%s"',
    async (cookie) => {
      release({ percent: 10 });
      const page = await get('/', cookie);
      expect(cookieOf(page)).toMatch(/^releases=\d{1,2}\.$/);
      const [host] = (await buildsFor(cookieOf(page))).split(' ');
      expect(page.body).toMatch(`host ${host}`);
    },
  );

  it('is kept by who has it when more get it, and by nobody once it ends', async () => {
    release({ percent: 10 });
    const before = await buildsFor('releases=3.');
    release({ percent: 20 });
    expect([before, await buildsFor('releases=3.'), await buildsFor('releases=15.')]).toEqual([
      '2 2 1',
      '2 2 1',
      '2 2 1',
    ]);
    release({ percent: 0 });
    expect(await buildsFor('releases=3.')).toBe('1 1 1');
  });

  it('puts a browser in a group when it comes, which no script can read, and leaves it there', async () => {
    release({ percent: 50 });
    const reply = await get('/');
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^releases=\d{1,2}\.; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    const again = await get('/', cookieOf(reply));
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(again.body).toBe(reply.body);
  });

  it('spreads browsers evenly', async () => {
    release({ percent: 50 });
    const pages = await Promise.all(Array.from({ length: 400 }, () => get('/')));
    const given = pages.filter(({ body }) => body.startsWith('host 2')).length;
    // Further off than once in a hundred thousand times.
    expect(Math.abs(given - 200)).toBeLessThan(45);
  });

  it('asks nothing of browsers while there is none', async () => {
    release({});
    expect((await get('/')).headers['set-cookie']).toBeUndefined();
  });

  it('says of the page and of the latest release the same', async () => {
    release({ percent: 10 });
    const latest = async (cookie: string) => (await get('/release.json', cookie)).json().release;
    const [first, last] = [await latest('releases=3.'), await latest('releases=50.')];
    expect(first).not.toBe(last);
    expect((await get('/', 'releases=3.')).body).toContain(` ${first} `);
    expect((await get('/', 'releases=50.')).body).toContain(` ${last} `);
  });
});

describe('a canary for some companies', () => {
  it('is given to who works in one, once the page said so', async () => {
    release({ companies: [12, 31] });
    const reply = await get('/release.json?company=31', 'releases=50.');
    expect(cookieOf(reply)).toBe('releases=50.31');
    expect(await buildsFor(cookieOf(reply))).toBe('2 2 1');
    expect((await get('/', cookieOf(reply))).body).toContain(reply.json().release);

    const next = await get('/release.json?company=7', cookieOf(reply));
    expect(cookieOf(next)).toBe('releases=50.7');
    expect(next.json().release).not.toBe(reply.json().release);
    expect(await buildsFor(cookieOf(next))).toBe('1 1 1');
  });

  it('is given to a tab that names it, whatever company the cookie has from another tab', async () => {
    release({ companies: [12] });
    const list = await get('/remotes.json?company=12', 'releases=50.7');
    expect(list.json()[0].build).toBe('2');
    expect(list.headers['set-cookie']).toBeUndefined();
  });

  it('is what makes the page say so', async () => {
    release({ companies: [12] });
    expect((await get('/')).body).toMatch(/ yes$/);
    release({ percent: 10 });
    expect((await get('/', 'releases=50.')).body).toMatch(/ no$/);
    expect((await get('/release.json?company=12')).headers['set-cookie']).toBeUndefined();
  });

  it.each(['', '12,31', '-1', 'x', '99999999999', '12&company=31'])(
    'is not given for a company that is none: %s',
    async (said) => {
      release({ companies: [12] });
      const reply = await get(`/release.json?company=${said}`, 'releases=50.');
      expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([200, undefined]);
    },
  );
});

it('shows staging where that is set, and what comes after it', async () => {
  release({ companies: [12] });
  expect(await buildsFor('')).toBe('1 1 1');
  await gateway.close();
  gateway = start(true);
  expect(await buildsFor('')).toBe('2 2 3');
});

it('is back at once: the next page has the build before', async () => {
  release({ percent: 100 });
  expect(await buildsFor('releases=50.')).toBe('2 2 1');
  release({});
  expect(await buildsFor('releases=50.')).toBe('1 1 1');
});
