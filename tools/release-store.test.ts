import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { smallDisk } from '../api/src/testing/small-disk';
import { listBuilds } from './release-builds.mjs';
import { currentBuild, refuseBad } from './release-channels.mjs';
import { writeList } from './release-list.mjs';
import { actsOn } from './release-log.mjs';
import { makeCurrent, unpin, withdraw } from './release-store.mjs';
import { at, emptyWww, pageOf } from './testing/empty-www';

const { place, buildOf, release, listFile, releases } = emptyWww();

it('names the current build of each remote, and nothing else changes', () => {
  const auth = release('auth', 'a', 1);
  const { buildId } = release('praxis', 'p', 2);
  expect(buildId).toMatch(/^20261118T100200000-[0-9a-f]{8}$/);
  expect(releases()).toEqual({
    auth: { current: { build: auth.buildId, manifest: pageOf('auth'), shared: {} } },
    praxis: { current: { build: buildId, manifest: pageOf('praxis'), shared: {} } },
  });
});

it('leaves nothing of a release for which the disk has no room, and goes on', () => {
  const disk = smallDisk({ megabytes: 1 });
  if (!disk) return;
  place.www = disk.dir;
  const first = release('auth', 'a', 1);
  expect(() => release('auth', 'x'.repeat(2 ** 20), 2)).toThrow('ENOSPC');
  expect(readdirSync(path.join(place.www, 'remotes/auth'))).toEqual([first.buildId]);
  expect(release('auth', 'b', 3)).toMatchObject({ isNew: true });
  disk.remove();
});

it('releases the same content once', () => {
  const first = release('auth', 'a', 1);
  expect(release('auth', 'a', 2)).toMatchObject({ buildId: first.buildId, isNew: false });
  expect(listBuilds(place.www, 'auth')).toHaveLength(1);
});

it('keeps the sources to itself', () => {
  const { buildId } = release('auth', 'a', 1);
  expect(
    existsSync(path.join(place.www, 'remotes/auth', buildId as string, 'remoteEntry.js')),
  ).toBe(true);
  expect(
    existsSync(path.join(place.www, 'remotes/auth', buildId as string, 'remoteEntry.js.map')),
  ).toBe(false);
});

it('keeps the last five builds, and those that a page of the last thirty days may run on', () => {
  const day = 24 * 60;
  const builds = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (turn) => release('auth', `v${turn}`, turn * day).buildId as string,
  );
  makeCurrent(place.www, 'auth', builds[1] as string, at(8 * day));
  expect(currentBuild(place.www, 'auth')).toBe(builds[1]);
  const [latest] = [release('auth', 'late', 32 * day, pageOf('auth'), { isAsked: true }).buildId];
  // The first one was current until the second day, and the third until the fourth.
  expect(listBuilds(place.www, 'auth')).toEqual([latest, ...builds.slice(2).reverse(), builds[1]]);
  release('auth', 'later', 38.5 * day);
  expect(listBuilds(place.www, 'auth')).toContain(builds[1]);
  expect(listBuilds(place.www, 'auth')).not.toContain(builds[2]);
});

it('takes the same bytes again when they are there, and new ones when those were changed', () => {
  const first = release('auth', 'a', 1).buildId as string;
  release('auth', 'b', 2);
  expect(release('auth', 'a', 3)).toMatchObject({ buildId: first, isNew: true });
  release('auth', 'b', 4);
  writeFileSync(path.join(place.www, 'remotes/auth', first, 'remoteEntry.js'), 'changed');
  expect(release('auth', 'a', 5).buildId).not.toBe(first);
});

describe('what was chosen by hand', () => {
  it('outlives the next release of all, until it is released by name', () => {
    const before = release('auth', 'a', 1).buildId as string;
    release('auth', 'b', 2);
    makeCurrent(place.www, 'auth', before);
    expect(release('auth', 'c', 3)).toEqual({ buildId: before, isNew: false, isPinned: true });
    expect(currentBuild(place.www, 'auth')).toBe(before);

    const asked = release('auth', 'c', 4, pageOf('auth'), { isAsked: true });
    expect(asked).toMatchObject({ isNew: true, isPinned: false });
    expect(release('auth', 'd', 5).isNew).toBe(true);
  });

  it('outlives it until it is unpinned', () => {
    const before = release('auth', 'a', 1).buildId as string;
    release('auth', 'b', 2);
    makeCurrent(place.www, 'auth', before);
    expect([unpin(place.www, 'auth'), unpin(place.www, 'auth')]).toEqual([true, false]);
    expect(currentBuild(place.www, 'auth')).toBe(before);
    expect(release('auth', 'c', 3).isNew).toBe(true);
  });

  it('is let go by who releases by name what is current already', () => {
    const { buildId } = release('auth', 'a', 1);
    makeCurrent(place.www, 'auth', buildId as string);
    expect(release('auth', 'a', 2, pageOf('auth'), { isAsked: true }).isNew).toBe(false);
    expect(releases().auth.isPinned).toBeUndefined();
  });

  it('may be that a remote is gone', () => {
    release('auth', 'a', 1);
    expect([withdraw(place.www, 'auth'), withdraw(place.www, 'auth')]).toEqual([true, false]);
    expect(release('auth', 'b', 2)).toEqual({ buildId: null, isNew: false, isPinned: true });
    expect(release('auth', 'b', 3, pageOf('auth'), { isAsked: true }).isNew).toBe(true);
  });
});

it('writes down who did what, from which build to which', () => {
  const first = release('auth', 'a', 1).buildId;
  const second = release('auth', 'b', 2).buildId;
  makeCurrent(place.www, 'auth', first as string, at(3));
  withdraw(place.www, 'auth', at(4));
  expect(
    actsOn(place.www, 'auth').map(({ at: when, act, from, to }) => [when, act, from, to]),
  ).toEqual([
    ['2026-11-18T10:01:00.000Z', 'release to current', null, first],
    ['2026-11-18T10:02:00.000Z', 'release to current', first, second],
    ['2026-11-18T10:03:00.000Z', 'go to', second, first],
    ['2026-11-18T10:04:00.000Z', 'withdraw', first, null],
  ]);
  expect(actsOn(place.www, 'auth').every(({ who }) => who)).toBe(true);
});

it('refuses a build that is not there', () => {
  release('auth', 'a', 1);
  expect(() => makeCurrent(place.www, 'auth', 'gone')).toThrow('There is no build gone of auth');
});

it('removes what releases left that were ended half-way', () => {
  const { buildId } = release('auth', 'a', 1);
  const half = path.join(place.www, 'remotes/auth', `${buildId}.tmp`);
  mkdirSync(half);
  writeFileSync(`${listFile()}.4711.tmp`, '[');
  release('auth', 'b', 2);
  expect(existsSync(half)).toBe(false);
  expect(readdirSync(place.www).sort()).toEqual([
    'lock',
    'releases.json',
    'releases.log',
    'remotes',
  ]);
});

it('loses none of twenty releases at once', async () => {
  const names = Array.from({ length: 20 }, (_, turn) => `remote${turn}`);
  const program = `
    import { releaseBuild } from './tools/release-store.mjs';
    const [www, name, source] = process.argv.slice(1);
    releaseBuild(www, name, { source });`;
  const ends = names.map((name) => {
    const source = buildOf(name, 'first');
    const args = ['--input-type=module', '-e', program, place.www, name, source];
    return once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  });
  expect((await Promise.all(ends)).map(([code]) => code)).toEqual(names.map(() => 0));
  expect(Object.keys(releases()).sort()).toEqual(names.sort());
  expect(names.flatMap((name) => actsOn(place.www, name))).toHaveLength(20);
}, 120_000);

it('waits for a release in another container, whose processes it does not see', async () => {
  if (spawnSync('flock', ['--version']).error) return;
  mkdirSync(place.www);
  const lock = path.join(place.www, 'lock');
  const done = path.join(place.folder, 'done');
  const other = spawn('flock', [lock, 'sh', '-c', 'echo; sleep 1; echo >"$0"', done]);
  await once(other.stdout, 'data');
  release('auth', 'a', 1);
  expect(existsSync(done)).toBe(true);
});

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
    const before = releases();
    expect(() => release('demo', 'd', 2, manifest as object)).toThrow(problem);
    expect(releases()).toEqual(before);
    expect(listBuilds(place.www, 'demo')).toEqual([]);
  });

  it('is gone back to no more when another one took its page since', () => {
    const { buildId } = release('demo', 'd', 1, pageOf('demo', '/taken'));
    release('demo', 'd2', 2);
    release('praxis', 'p', 3, pageOf('taken'));
    expect(() => makeCurrent(place.www, 'demo', buildId as string)).toThrow('of praxis');
    expect(currentBuild(place.www, 'demo')).not.toBe(buildId);
  });
});

describe('a host with a page that a remote has', () => {
  const released = () => release('host', 'h', 3);
  beforeEach(() => {
    release('host', 'before', 1);
    const { buildId: build } = release('demo', 'd', 2);
    // As it was released when the host had no such page yet.
    const current = { build, manifest: pageOf('demo', '/dashboard'), shared: {} };
    writeList(place.www, { ...releases(), demo: { current } });
  });

  it('is not released: all pages of that remote would be gone', () => {
    const before = releases();
    expect(released).toThrow(
      /^host is not released:\n {2}dashboard \(\/dashboard\) is demo .* of demo$/,
    );
    expect(releases()).toEqual(before);
  });

  it('is once that is taken out, or released with it', () => {
    expect(release('host', 'h', 3, {}, { together: ['demo'] }).isNew).toBe(true);
    withdraw(place.www, 'demo');
    expect(release('host', 'h2', 4).isNew).toBe(true);
  });

  it('is gone back to all the same', () => {
    const first = listBuilds(place.www, 'host').at(-1) as string;
    release('host', 'h', 3, {}, { together: ['demo'] });
    makeCurrent(place.www, 'host', first);
    expect(currentBuild(place.www, 'host')).toBe(first);
  });
});

it('lets a page move between remotes that are released together, and never be with both', () => {
  const moved = pageOf('moved').pages;
  release('settings', 's', 1, { pages: [...pageOf('settings').pages, ...moved] });
  const after = { demo: { pages: moved }, settings: pageOf('settings') };
  expect(() => release('demo', 'd', 2, after.demo)).toThrow('of settings');
  expect(() => refuseBad(place.www, { ...after, settings: after.demo })).toThrow('of demo');
  refuseBad(place.www, after);
  const together = ['demo', 'settings'];
  release('demo', 'd', 3, after.demo, { together });
  release('settings', 's2', 4, after.settings, { together });
  expect(Object.keys(releases())).toHaveLength(2);
});

it('lets no page move from a remote that stays where somebody put it', () => {
  const moved = pageOf('moved').pages;
  const before = release('settings', 's', 1, { pages: moved }).buildId as string;
  makeCurrent(place.www, 'settings', before);
  const together = ['demo', 'settings'];
  expect(() => release('demo', 'd', 2, { pages: moved }, { together })).toThrow('of settings');
});

it('brings the manifest of the build that is gone back to', () => {
  const { buildId } = release('demo', 'd', 1, pageOf('demo', '/before'));
  release('demo', 'd', 2, pageOf('demo', '/after'));
  expect(releases().demo.current.manifest.pages[0].path).toBe('/after');
  makeCurrent(place.www, 'demo', buildId as string);
  expect(releases().demo.current.manifest.pages[0].path).toBe('/before');
});
