import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  currentBuild,
  listBuilds,
  makeCurrent,
  refuseBad,
  releaseBuild,
  withdraw,
} from './release-store.mjs';

let folder: string;
let www: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  www = path.join(folder, 'www');
});
afterEach(() => rmSync(folder, { recursive: true }));

const pageOf = (name: string, path = `/${name}`) => ({
  pages: [{ name, path, right: 'signedIn', title: name }],
});

/** Releases a build of `name` whose entry holds `code`, `minute` minutes past ten. */
function release(
  name: string,
  code: string,
  minute: number,
  manifest: object = pageOf(name),
  together: string[] = [],
) {
  const source = path.join(folder, 'build', name);
  mkdirSync(source, { recursive: true });
  writeFileSync(path.join(source, 'remoteEntry.js'), code);
  writeFileSync(path.join(source, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(path.join(source, 'remoteEntry.js.map'), `map of ${code}`);
  const now = new Date(Date.UTC(2026, 10, 18, 10, minute));
  return releaseBuild(www, name, { source, now, together });
}

const remotes = () => JSON.parse(readFileSync(path.join(www, 'remotes.json'), 'utf8'));

it('names the current build of each remote, and nothing else changes', () => {
  const auth = release('auth', 'a', 1);
  const before = remotes()[0];
  const { buildId } = release('praxis', 'p', 2);
  expect(buildId).toMatch(/^20261118T100200000-[0-9a-f]{8}$/);
  expect(remotes()).toEqual([
    before,
    {
      name: 'praxis',
      build: buildId,
      entry: `/remotes/praxis/${buildId}/remoteEntry.js`,
      manifest: pageOf('praxis'),
    },
  ]);
  expect(before.build).toBe(auth.buildId);
});

it('releases the same content once', () => {
  const first = release('auth', 'a', 1);
  expect(release('auth', 'a', 2)).toEqual({ buildId: first.buildId, isNew: false });
  expect(listBuilds(www, 'auth')).toHaveLength(1);
});

it('keeps the sources to itself', () => {
  const { buildId } = release('auth', 'a', 1);
  expect(existsSync(path.join(www, 'remotes/auth', buildId, 'remoteEntry.js'))).toBe(true);
  expect(existsSync(path.join(www, 'remotes/auth', buildId, 'remoteEntry.js.map'))).toBe(false);
});

it('keeps the last five builds, and can go back to any of them', () => {
  const builds = [1, 2, 3, 4, 5, 6, 7].map(
    (minute) => release('auth', `v${minute}`, minute).buildId,
  );
  expect(listBuilds(www, 'auth')).toEqual(builds.slice(2).reverse());
  makeCurrent(www, 'auth', builds[3]);
  expect(currentBuild(www, 'auth')).toBe(builds[3]);
  expect(remotes()[0].entry).toContain(builds[3]);
});

it('refuses a build that is not there', () => {
  release('auth', 'a', 1);
  expect(() => makeCurrent(www, 'auth', 'gone')).toThrow('There is no build gone of auth');
});

it('removes what releases left that were ended half-way', () => {
  const { buildId } = release('auth', 'a', 1);
  const half = path.join(www, 'remotes/auth', `${buildId}.tmp`);
  mkdirSync(half);
  writeFileSync(path.join(www, 'remotes.json.4711.tmp'), '[');
  release('auth', 'b', 2);
  expect(existsSync(half)).toBe(false);
  expect(readdirSync(www).sort()).toEqual(['remotes', 'remotes.json']);
});

it('says in words that the list of remotes is damaged, and makes it anew from the newest builds', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const auth = release('auth', 'a', 1);
  release('praxis', 'p', 2);
  const praxis = release('praxis', 'p2', 3);
  const whole = remotes();
  writeFileSync(path.join(www, 'remotes.json'), '[{"name":');
  expect(currentBuild(www, 'auth')).toBe(auth.buildId);
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/remotes\.json cannot be read\./));
  makeCurrent(www, 'praxis', praxis.buildId);
  expect(remotes()).toEqual(whole);
  said.mockRestore();
});

it('loses none of several releases at once', async () => {
  const names = ['auth', 'praxis', 'invoicing', 'onboarding'];
  const builds = names.map((name) => [release(name, '1', 1), release(name, '2', 2)]);
  const program = `
    import { makeCurrent } from './tools/release-store.mjs';
    const [www, name, ...builds] = process.argv.slice(1);
    for (let turn = 0; turn < 20; turn++) for (const build of builds) makeCurrent(www, name, build);`;
  const ends = names.map((name, at) => {
    const [first, second] = builds[at] ?? [];
    const args = [www, name, second?.buildId ?? '', first?.buildId ?? ''];
    return once(spawn(process.execPath, ['--input-type=module', '-e', program, ...args]), 'exit');
  });
  expect((await Promise.all(ends)).map(([code]) => code)).toEqual([0, 0, 0, 0]);
  expect(names.map((name) => currentBuild(www, name))).toEqual(
    builds.map(([first]) => first?.buildId),
  );
}, 120_000);

describe('a remote whose manifest is not good', () => {
  const { pages } = pageOf('demo');
  it.each([
    ['has no right', { pages: [{ ...pages[0], right: undefined }] }, /pages\.0\.right/],
    ['is not there', 'none', /Expected Object/],
    ['claims a page of the host', pageOf('demo', '/dashboard'), /is dashboard \(.*\) of the host$/],
    ['claims a path of the API', pageOf('demo', '/api/demo'), /is answered by the gateway/],
    [
      'claims a page of another',
      pageOf('demo', '/auth'),
      /demo \(\/auth\) is auth \(\/auth\) of auth/,
    ],
    ['claims it as a pattern', pageOf('demo', '/:any'), /is auth \(\/auth\) of auth/],
  ])('is not released when it %s, and the others stay', (_, manifest, problem) => {
    release('auth', 'a', 1);
    const before = remotes();
    expect(() => release('demo', 'd', 2, manifest as object)).toThrow(problem);
    expect(remotes()).toEqual(before);
    expect(listBuilds(www, 'demo')).toEqual([]);
  });

  it('is gone back to no more when another one took its page since', () => {
    const { buildId } = release('demo', 'd', 1, pageOf('demo', '/taken'));
    release('demo', 'd2', 2);
    release('praxis', 'p', 3, pageOf('taken'));
    expect(() => makeCurrent(www, 'demo', buildId)).toThrow('of praxis');
    expect(currentBuild(www, 'demo')).not.toBe(buildId);
  });
});

it('lets a page move between remotes that are released together, and never be with both', () => {
  const moved = pageOf('moved').pages;
  release('settings', 's', 1, { pages: [...pageOf('settings').pages, ...moved] });
  const after = { demo: { pages: moved }, settings: pageOf('settings') };
  expect(() => release('demo', 'd', 2, after.demo)).toThrow('of settings');
  expect(() => refuseBad(www, { ...after, settings: after.demo })).toThrow('of demo');
  refuseBad(www, after);
  release('demo', 'd', 3, after.demo, ['demo', 'settings']);
  release('settings', 's2', 4, after.settings, ['demo', 'settings']);
  expect(remotes()).toHaveLength(2);
});

it('brings the manifest of the build that is gone back to', () => {
  const { buildId } = release('demo', 'd', 1, pageOf('demo', '/before'));
  release('demo', 'd', 2, pageOf('demo', '/after'));
  expect(remotes()[0].manifest.pages[0].path).toBe('/after');
  makeCurrent(www, 'demo', buildId);
  expect(remotes()[0].manifest.pages[0].path).toBe('/before');
});

it('takes a remote out of the product', () => {
  release('auth', 'a', 1);
  const before = remotes();
  release('demo', 'd', 2);
  expect([withdraw(www, 'demo'), withdraw(www, 'demo')]).toEqual([true, false]);
  expect(remotes()).toEqual(before);
});
