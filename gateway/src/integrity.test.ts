import type { KeyObject } from 'node:crypto';
import fs, {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Metrics, newMetrics } from './metrics/metrics';
import { FILE_LIST, hashOf, signedText } from './signed-releases.mjs';
import { aGateway } from './testing/a-gateway';
import { aKeyPair, releaseList, writeBuild, writeFile } from './testing/written-release';

const { privateKey, publicKey } = aKeyPair();
const ENTRY = '/remotes/auth/7/remoteEntry.js';

let folder: string;
let wwwDir: string;
let gateway: FastifyInstance;
const memory = () => path.join(folder, 'memory/releases.json');

const write = (file: string, content: string) => writeFile(wwwDir, file, content);
const read = (file: string) => readFileSync(path.join(wwwDir, file), 'utf8');
const get = async (url: string) => {
  const { statusCode, body } = await gateway.inject({ url });
  return statusCode === 200 ? body : statusCode;
};
const released = async () => JSON.parse(String(await get('/remotes.json')));

function start(
  releaseMemory = '',
  releaseKeys: KeyObject[] | null = [publicKey],
  metrics?: Metrics,
) {
  return aGateway({ wwwDir, releaseKeys, releaseMemory, ...(metrics && { metrics }) });
}

const listOf = (auth: string, number: number, key = privateKey) =>
  releaseList(
    { auth: { current: { build: auth } }, host: { current: { build: '2' } } },
    number,
    key,
  );

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'integrity-'));
  wwwDir = path.join(folder, 'www');
  const host = {
    'index.html': 'the page',
    'main.12345678.js': 'main',
    'main.12345678.css': '.a{}',
    'main.12345678.css.br': 'small',
  };
  writeBuild(wwwDir, 'host/2', host, privateKey);
  const auth = { 'remoteEntry.js': 'entry', '600.12345678.js': 'chunk' };
  writeBuild(wwwDir, 'remotes/auth/7', auth, privateKey);
  writeBuild(wwwDir, 'remotes/auth/6', { 'remoteEntry.js': 'older' }, privateKey);
  writeBuild(wwwDir, 'remotes/demo/7', { 'remoteEntry.js': 'of demo' }, privateKey);
  write('releases.json', listOf('7', 10));
  gateway = start();
});
afterEach(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

describe('whoever can write where the builds are runs nothing in a session', () => {
  it.each([
    ['an entry', 'remotes/auth/7/remoteEntry.js', ENTRY],
    ['a chunk', 'remotes/auth/7/600.12345678.js', '/remotes/auth/7/600.12345678.js'],
    ['a script of the host', 'host/2/main.12345678.js', '/assets/main.12345678.js'],
    ['a style sheet', 'host/2/main.12345678.css', '/assets/main.12345678.css'],
    ['the page', 'host/2/index.html', '/'],
  ])('by a byte in %s, before or after somebody asked for it', async (_, file, url) => {
    const good = await get(url);
    const changed = read(file).replace(/.$/, '!');
    write(file, changed);
    expect(await get(url)).not.toBe(changed);
    expect(await get(url)).not.toBe(good);

    await gateway.close();
    gateway = start();
    expect([404, 503]).toContain(await get(url));
  });

  it('by a byte in what is sent as brotli', async () => {
    const url = '/assets/main.12345678.css';
    write('host/2/main.12345678.css.br', 'small!');
    const headers = { 'accept-encoding': 'br' };
    const reply = await gateway.inject({ url, headers });
    expect([reply.headers['content-encoding'], reply.body]).toEqual([undefined, '.a{}']);
  });

  it('by bytes that get the size and times of those that were good', async () => {
    expect(await get(ENTRY)).toBe('entry');
    const place = path.join(wwwDir, 'remotes/auth/7/remoteEntry.js');
    const { atime, mtime } = statSync(place);
    write('remotes/auth/7/remoteEntry.js', 'EVILS');
    utimesSync(place, atime, mtime);
    expect(await get(ENTRY)).not.toBe('EVILS');
  });

  it('by a file that was added, also to the list of files', async () => {
    write('remotes/auth/7/more.js', 'more');
    expect(await get('/remotes/auth/7/more.js')).toBe(404);

    const { privateKey: own } = aKeyPair();
    writeBuild(wwwDir, 'remotes/auth/7', { 'remoteEntry.js': 'entry', 'more.js': 'more' }, own);
    expect([await get('/remotes/auth/7/more.js'), await get(ENTRY)]).toEqual([404, 404]);
  });

  it.each([
    ['another remote', 'remotes/demo/7'],
    ['the same remote, an older one', 'remotes/auth/6'],
    ['the host', 'host/2'],
  ])('by the signed build of %s in the place of one', async (_, place) => {
    rmSync(path.join(wwwDir, 'remotes/auth/7'), { recursive: true });
    cpSync(path.join(wwwDir, place), path.join(wwwDir, 'remotes/auth/7'), { recursive: true });
    expect(await get(ENTRY)).toBe(404);
  });

  it('by a list of releases that is changed, or signed with another key', async () => {
    const before = await released();
    write('releases.json', read('releases.json').replace('"build":"7"', '"build":"6"'));
    expect(await released()).toEqual(before);
    write('releases.json', listOf('6', 11, aKeyPair().privateKey));
    expect(await released()).toEqual(before);
  });

  it('by the signed list of a build in the place of that of releases, or the other way round', async () => {
    const before = await released();
    copyFileSync(
      path.join(wwwDir, 'remotes/auth/6', FILE_LIST),
      path.join(wwwDir, 'releases.json'),
    );
    expect(await released()).toEqual(before);
    const files = { 'remoteEntry.js': hashOf('entry') };
    const both = { kind: 'releases' as const, name: 'auth', build: '7', files };
    write(`remotes/auth/7/${FILE_LIST}`, signedText(both, privateKey));
    expect(await get(ENTRY)).toBe(404);
  });

  it('by an old list, with which a fault that was mended would come back', async () => {
    const old = read('releases.json');
    write('releases.json', listOf('6', 11));
    expect((await released())[0].build).toBe('6');
    write('releases.json', old);
    expect((await released())[0].build).toBe('6');
  });
});

describe('what is no file any more, or far too large', () => {
  const spoilt: [string, (place: string) => void][] = [
    ['a link to itself', (place) => symlinkSync(place, place)],
    ['a folder', (place) => mkdirSync(place)],
    [
      'gigabytes',
      (place) => {
        writeFileSync(place, '');
        truncateSync(place, 2 ** 30);
      },
    ],
  ];
  const spoil = (file: string, by: (place: string) => void) => {
    rmSync(path.join(wwwDir, file), { recursive: true });
    by(path.join(wwwDir, file));
  };

  it.each(spoilt)('leaves the last good list: %s', async (_, by) => {
    const before = await released();
    spoil('releases.json', by);
    expect(await released()).toEqual(before);
    expect(await get('/')).toBe('the page');
  });

  it.each(spoilt)('is not there, and the rest is: %s', async (_, by) => {
    spoil('remotes/auth/7/remoteEntry.js', by);
    expect(await get(ENTRY)).toBe(404);
    expect(await get('/remotes/auth/7/600.12345678.js')).toBe('chunk');
    spoil(`remotes/auth/7/${FILE_LIST}`, by);
    expect(await get('/remotes/auth/7/600.12345678.js')).toBe(404);
    spoil('remotes', by);
    expect(await get(ENTRY)).toBe(404);
    spoil('host', by);
    expect(await get('/')).not.toBe(500);
    expect(await get('/assets/main.12345678.js')).toBe(404);
  });
});

describe('what cannot be read for a moment, as when too many files are open', () => {
  async function meanwhile(url: string) {
    const reading = jest.spyOn(fs, 'readFileSync').mockImplementation(() => {
      throw Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' });
    });
    const answer = await get(url);
    reading.mockRestore();
    return answer;
  }

  it('is served when it can be again', async () => {
    expect(await meanwhile(ENTRY)).toBe(404);
    expect(await get(ENTRY)).toBe('entry');
    expect(await meanwhile('/remotes/auth/7/600.12345678.js')).toBe(404);
    expect(await get('/remotes/auth/7/600.12345678.js')).toBe('chunk');
  });

  it('is followed when it can be again, if it is the list of releases', async () => {
    expect(await meanwhile('/remotes.json')).toBe('[]');
    const before = await get('/remotes.json');
    expect(before).toMatch('"build":"7"');
    write('releases.json', listOf('6', 11));
    expect(await meanwhile('/remotes.json')).toBe(before);
    expect(await get('/remotes.json')).toMatch('"build":"6"');
  });
});

describe('what the gateway remembers of the last list', () => {
  it('is why an old one is refused after a restart too', async () => {
    const old = read('releases.json');
    await gateway.close();
    gateway = start(memory());
    write('releases.json', listOf('6', 11));
    await released();

    write('releases.json', old);
    await gateway.close();
    gateway = start(memory());
    expect((await released())[0].build).toBe('6');
  });

  it('goes on when the list was lost or damaged while it was away', async () => {
    await gateway.close();
    gateway = start(memory());
    const before = await released();
    for (const spoil of [
      () => write('releases.json', '{'),
      () => rmSync(`${wwwDir}/releases.json`),
    ]) {
      spoil();
      await gateway.close();
      gateway = start(memory());
      expect(await released()).toEqual(before);
      expect(await get('/')).toBe('the page');
    }
  });

  it('is written as soon as it can be, and a list is as good when it cannot', async () => {
    const old = read('releases.json');
    await gateway.close();
    writeFile(folder, 'memory', 'a file where a folder should be');
    const listRefused = jest.fn();
    gateway = start(memory(), [publicKey], { ...newMetrics(), listRefused });
    write('releases.json', listOf('6', 11));
    expect((await released())[0].build).toBe('6');
    expect(listRefused).not.toHaveBeenCalled();

    rmSync(path.join(folder, 'memory'));
    await released();
    write('releases.json', old);
    await gateway.close();
    gateway = start(memory());
    expect((await released())[0].build).toBe('6');
  });

  it('is believed no more than the list itself', async () => {
    writeFile(folder, 'memory/releases.json', listOf('6', 99, aKeyPair().privateKey));
    await gateway.close();
    gateway = start(memory());
    expect((await released())[0].build).toBe('7');
  });
});

it('serves what one of several keys signed, so that a key can be replaced', async () => {
  const next = aKeyPair();
  await gateway.close();
  gateway = start('', [publicKey, next.publicKey]);
  write('releases.json', listOf('7', 11, next.privateKey));
  expect((await released())[0].build).toBe('7');
  expect(await get(ENTRY)).toBe('entry');
});

it('serves nothing outside a build, also where everybody is believed', async () => {
  await gateway.close();
  gateway = start('', null);
  writeFile(folder, 'secret.txt', 'secret');
  expect(await get(ENTRY)).toBe('entry');
  for (const up of ['..', '%2e%2e', '..%2f..', '..%2f..%2f..%2f..'])
    for (const file of ['releases.json', 'secret.txt', 'remotes/demo/7/remoteEntry.js'])
      expect([400, 404]).toContain(await get(`/remotes/auth/7/${up}%2f${up}%2f${up}%2f${file}`));
});
