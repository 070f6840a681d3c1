import { spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
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
import { smallDisk } from '../api/src/testing/small-disk';
import { listBuilds } from './release-builds.mjs';
import { actsOn } from './release-log.mjs';
import {
  clearChannel,
  currentBuild,
  makeCurrent,
  promoteCanary,
  refuseBad,
  releaseApi,
  releaseBuild,
  repair,
  stageBuild,
  startCanary,
  takeOverEnded,
  unpin,
  withdraw,
} from './release-store.mjs';

let folder: string;
let www: string;

const aKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

beforeEach(() => {
  process.env.RELEASE_KEY = aKey();
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  www = path.join(folder, 'www');
});
afterEach(() => rmSync(folder, { recursive: true }));

const pageOf = (name: string, path = `/${name}`) => ({
  pages: [{ name, path, right: 'signedIn', title: name }],
});

/** @returns the folder of what a bundler would have made */
function buildOf(
  name: string,
  code: string,
  manifest: object = pageOf(name),
  contract = '',
  shared: Record<string, string[]> = {},
): string {
  const source = path.join(folder, 'build', name);
  mkdirSync(source, { recursive: true });
  writeFileSync(path.join(source, 'remoteEntry.js'), code);
  writeFileSync(path.join(source, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(path.join(source, 'contract.txt'), contract);
  writeFileSync(path.join(source, 'shared.json'), JSON.stringify(shared));
  writeFileSync(path.join(source, 'remoteEntry.js.map'), `map of ${code}`);
  return source;
}

const at = (minute: number) => new Date(Date.UTC(2026, 10, 18, 10, minute));

/** Releases a build of `name` whose entry holds `code`, `minute` minutes past ten. */
function release(
  name: string,
  code: string,
  minute: number,
  manifest: object = pageOf(name),
  options: { together?: string[]; isAsked?: boolean } = {},
) {
  const source = buildOf(name, code, manifest);
  return releaseBuild(www, name, { source, now: at(minute), ...options });
}

const listFile = () => path.join(www, 'releases.json');
const releases = () => JSON.parse(readFileSync(listFile(), 'utf8')).signed.releases;

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
  www = disk.dir;
  const first = release('auth', 'a', 1);
  expect(() => release('auth', 'x'.repeat(2 ** 20), 2)).toThrow('ENOSPC');
  expect(readdirSync(path.join(www, 'remotes/auth'))).toEqual([first.buildId]);
  expect(release('auth', 'b', 3)).toMatchObject({ isNew: true });
  disk.remove();
});

it('releases the same content once', () => {
  const first = release('auth', 'a', 1);
  expect(release('auth', 'a', 2)).toMatchObject({ buildId: first.buildId, isNew: false });
  expect(listBuilds(www, 'auth')).toHaveLength(1);
});

it('keeps the sources to itself', () => {
  const { buildId } = release('auth', 'a', 1);
  expect(existsSync(path.join(www, 'remotes/auth', buildId as string, 'remoteEntry.js'))).toBe(
    true,
  );
  expect(existsSync(path.join(www, 'remotes/auth', buildId as string, 'remoteEntry.js.map'))).toBe(
    false,
  );
});

it('keeps the last five builds, and those that a page of the last thirty days may run on', () => {
  const day = 24 * 60;
  const builds = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (turn) => release('auth', `v${turn}`, turn * day).buildId as string,
  );
  makeCurrent(www, 'auth', builds[1] as string, at(8 * day));
  expect(currentBuild(www, 'auth')).toBe(builds[1]);
  const [latest] = [release('auth', 'late', 32 * day, pageOf('auth'), { isAsked: true }).buildId];
  // The first one was current until the second day, and the third until the fourth.
  expect(listBuilds(www, 'auth')).toEqual([latest, ...builds.slice(2).reverse(), builds[1]]);
  release('auth', 'later', 38.5 * day);
  expect(listBuilds(www, 'auth')).toContain(builds[1]);
  expect(listBuilds(www, 'auth')).not.toContain(builds[2]);
});

it('takes the same bytes again when they are there, and new ones when those were changed', () => {
  const first = release('auth', 'a', 1).buildId as string;
  release('auth', 'b', 2);
  expect(release('auth', 'a', 3)).toMatchObject({ buildId: first, isNew: true });
  release('auth', 'b', 4);
  writeFileSync(path.join(www, 'remotes/auth', first, 'remoteEntry.js'), 'changed');
  expect(release('auth', 'a', 5).buildId).not.toBe(first);
});

describe('what was chosen by hand', () => {
  it('outlives the next release of all, until it is released by name', () => {
    const before = release('auth', 'a', 1).buildId as string;
    release('auth', 'b', 2);
    makeCurrent(www, 'auth', before);
    expect(release('auth', 'c', 3)).toEqual({ buildId: before, isNew: false, isPinned: true });
    expect(currentBuild(www, 'auth')).toBe(before);

    const asked = release('auth', 'c', 4, pageOf('auth'), { isAsked: true });
    expect(asked).toMatchObject({ isNew: true, isPinned: false });
    expect(release('auth', 'd', 5).isNew).toBe(true);
  });

  it('outlives it until it is unpinned', () => {
    const before = release('auth', 'a', 1).buildId as string;
    release('auth', 'b', 2);
    makeCurrent(www, 'auth', before);
    expect([unpin(www, 'auth'), unpin(www, 'auth')]).toEqual([true, false]);
    expect(currentBuild(www, 'auth')).toBe(before);
    expect(release('auth', 'c', 3).isNew).toBe(true);
  });

  it('is let go by who releases by name what is current already', () => {
    const { buildId } = release('auth', 'a', 1);
    makeCurrent(www, 'auth', buildId as string);
    expect(release('auth', 'a', 2, pageOf('auth'), { isAsked: true }).isNew).toBe(false);
    expect(releases().auth.isPinned).toBeUndefined();
  });

  it('may be that a remote is gone', () => {
    release('auth', 'a', 1);
    expect([withdraw(www, 'auth'), withdraw(www, 'auth')]).toEqual([true, false]);
    expect(release('auth', 'b', 2)).toEqual({ buildId: null, isNew: false, isPinned: true });
    expect(release('auth', 'b', 3, pageOf('auth'), { isAsked: true }).isNew).toBe(true);
  });
});

it('writes down who did what, from which build to which', () => {
  const first = release('auth', 'a', 1).buildId;
  const second = release('auth', 'b', 2).buildId;
  makeCurrent(www, 'auth', first as string, at(3));
  withdraw(www, 'auth', at(4));
  expect(actsOn(www, 'auth').map(({ at: when, act, from, to }) => [when, act, from, to])).toEqual([
    ['2026-11-18T10:01:00.000Z', 'release to current', null, first],
    ['2026-11-18T10:02:00.000Z', 'release to current', first, second],
    ['2026-11-18T10:03:00.000Z', 'go to', second, first],
    ['2026-11-18T10:04:00.000Z', 'withdraw', first, null],
  ]);
  expect(actsOn(www, 'auth').every(({ who }) => who)).toBe(true);
});

it('refuses a build that is not there', () => {
  release('auth', 'a', 1);
  expect(() => makeCurrent(www, 'auth', 'gone')).toThrow('There is no build gone of auth');
});

it('removes what releases left that were ended half-way', () => {
  const { buildId } = release('auth', 'a', 1);
  const half = path.join(www, 'remotes/auth', `${buildId}.tmp`);
  mkdirSync(half);
  writeFileSync(`${listFile()}.4711.tmp`, '[');
  release('auth', 'b', 2);
  expect(existsSync(half)).toBe(false);
  expect(readdirSync(www).sort()).toEqual(['lock', 'releases.json', 'releases.log', 'remotes']);
});

describe('a build that goes from staging to some, and then to all', () => {
  const GROUP = { percent: 10, companies: [12] };
  const stage = (code: string, minute: number, manifest?: object) =>
    stageBuild(www, 'auth', { source: buildOf('auth', code, manifest), now: at(minute) }).buildId;
  const buildsOn = () => {
    const { current, canary, staging } = releases().auth;
    return [current?.build, canary?.build, staging?.build];
  };

  it('is the same bytes all the way, and nobody else is given it before', () => {
    const before = release('auth', 'a', 1).buildId;
    const next = stage('b', 2);
    expect(buildsOn()).toEqual([before, undefined, next]);
    expect(startCanary(www, 'auth', GROUP, at(3))).toBe(next);
    expect(buildsOn()).toEqual([before, next, undefined]);
    expect(releases().auth.canary).toMatchObject(GROUP);
    expect(promoteCanary(www, 'auth', at(4))).toBe(next);
    expect(buildsOn()).toEqual([next, undefined, undefined]);
    expect(release('auth', 'b', 5).isNew).toBe(false);
    expect(actsOn(www, 'auth').map(({ act, from, to }) => [act, from, to])).toEqual([
      ['release to current', null, before],
      ['release to staging', null, next],
      ['to canary', null, next],
      ['to current', before, next],
    ]);
  });

  it('may be given to more, while the next one is not on staging yet', () => {
    const next = stage('b', 1);
    startCanary(www, 'auth', GROUP);
    startCanary(www, 'auth', { percent: 50, companies: [] });
    expect(releases().auth.canary).toMatchObject({ build: next, percent: 50, companies: [] });
  });

  it('is refused where there is nothing to promote', () => {
    release('auth', 'a', 1);
    expect(() => startCanary(www, 'auth', GROUP)).toThrow('nothing of auth on staging');
    expect(() => promoteCanary(www, 'auth')).toThrow('no canary of auth');
  });

  it('ends when that is said, and all have what they had', () => {
    const before = release('auth', 'a', 1).buildId;
    stage('b', 2);
    startCanary(www, 'auth', GROUP);
    expect([1, 2].map(() => clearChannel(www, 'auth', 'canary'))).toEqual([true, false]);
    expect(buildsOn()).toEqual([before, undefined, undefined]);
  });

  it('ends in list and log when the gateway ended it, once, with its reason', () => {
    const before = release('auth', 'a', 1).buildId;
    const next = stage('b', 2);
    startCanary(www, 'auth', GROUP, at(3));
    const since = at(3).getTime();
    const ended = { name: 'auth', build: next, since, at: at(4).toISOString(), why: 'it fails' };
    expect(takeOverEnded(www, [ended])).toEqual([expect.stringContaining('it fails')]);
    expect(takeOverEnded(www, [ended])).toEqual([]);
    expect(buildsOn()).toEqual([before, undefined, undefined]);
    expect(actsOn(www, 'auth').at(-1)).toMatchObject({
      at: at(4).toISOString(),
      who: 'the gateway',
      act: 'end canary',
      from: next,
      why: 'it fails',
    });
    expect(() => promoteCanary(www, 'auth')).toThrow('no canary of auth');
  });

  it('is not ended by what the gateway said of it before it was given once more', () => {
    release('auth', 'a', 1);
    const next = stage('b', 2);
    startCanary(www, 'auth', GROUP, at(3));
    startCanary(www, 'auth', GROUP, at(5));
    const since = at(3).getTime();
    const ended = { name: 'auth', build: next, since, at: at(4).toISOString(), why: 'it fails' };
    expect(takeOverEnded(www, [ended])).toEqual([]);
    expect(releases().auth.canary).toMatchObject({ build: next, since: at(5).getTime() });
  });

  it('goes on while what is current changes, and comes back with a list that was repaired', () => {
    const first = release('auth', 'a', 1).buildId as string;
    const next = stage('b', 2);
    startCanary(www, 'auth', GROUP);
    const last = stage('c', 3);
    release('auth', 'd', 4);
    makeCurrent(www, 'auth', first);
    expect(buildsOn()).toEqual([first, next, last]);
    const before = releases();
    writeFileSync(listFile(), '');
    repair(www);
    expect(releases()).toEqual(before);
  });

  it('stays on the disk however many are released meanwhile', () => {
    const next = stage('b', 1);
    for (const minute of [2, 3, 4, 5, 6, 7, 8])
      stageBuild(www, 'auth', { source: buildOf('auth', `v${minute}`), now: at(minute) });
    expect(listBuilds(www, 'auth')).not.toContain(next);
    const canary = startCanary(www, 'auth', GROUP);
    for (const minute of [9, 10, 11, 12, 13, 14]) stage(`w${minute}`, minute);
    expect(listBuilds(www, 'auth')).toContain(canary);
  });

  it('is not given to anybody when it was changed on the disk', () => {
    const next = stage('b', 1);
    writeFileSync(path.join(www, 'remotes/auth', next, 'remoteEntry.js'), 'changed');
    expect(() => startCanary(www, 'auth', GROUP)).toThrow('not as it was released');
  });

  it('may have the page that another one gives up with it on staging', () => {
    const moved = pageOf('moved').pages;
    release('settings', 's', 1, { pages: [...pageOf('settings').pages, ...moved] });
    expect(() => stage('a', 2, { pages: moved })).toThrow('of settings');
    const source = buildOf('settings', 's2');
    stageBuild(www, 'settings', { source, now: at(3) });
    stage('a', 4, { pages: moved });
    expect(() => release('auth', 'a', 5, { pages: moved })).toThrow('of settings');
  });
});

describe('a damaged list', () => {
  it.each(['{"auth":', '', 'null', '[]'])(
    'is told in words, and changed by nobody: %j',
    (damage) => {
      const { buildId } = release('auth', 'a', 1);
      writeFileSync(listFile(), damage);
      const acts = [
        () => release('auth', 'b', 2),
        () => makeCurrent(www, 'auth', buildId as string),
        () => withdraw(www, 'auth'),
      ];
      for (const act of acts)
        expect(act).toThrow(/releases\.json is damaged, .* npm run release -- --repair/);
      expect(readFileSync(listFile(), 'utf8')).toBe(damage);
    },
  );

  it('is made anew as it was, with what was chosen by hand', () => {
    const back = release('auth', 'a', 1).buildId as string;
    release('auth', 'b', 2);
    makeCurrent(www, 'auth', back);
    release('praxis', 'p', 3);
    release('demo', 'd', 4);
    withdraw(www, 'demo');
    const before = releases();
    writeFileSync(listFile(), '{"auth":');
    expect(repair(www)).toEqual([
      `auth: ${back}`,
      'demo: none',
      expect.stringMatching(/^praxis: /),
    ]);
    expect(releases()).toEqual(before);
    expect(repair(www)).toBeNull();
  });

  it('is also one that was signed with another key, and so are builds: all is released anew', () => {
    const { buildId } = release('auth', 'a', 1);
    process.env.RELEASE_KEY = aKey();
    expect(() => currentBuild(www, 'auth')).toThrow('signed with another key');
    expect(repair(www)).toEqual(['auth: none']);
    expect(() => makeCurrent(www, 'auth', buildId as string)).toThrow('signed with another key');
    expect(release('auth', 'a', 2).isNew).toBe(true);
  });

  it('is made anew without a log of the newest builds that are whole', () => {
    const { buildId } = release('auth', 'a', 1);
    const broken = release('auth', 'b', 2).buildId as string;
    writeFileSync(path.join(www, 'remotes/auth', broken, 'remoteEntry.js'), 'half');
    rmSync(path.join(www, 'releases.log'));
    writeFileSync(listFile(), '');
    repair(www);
    expect(releases().auth.current.build).toBe(buildId);
  });
});

it('loses none of twenty releases at once', async () => {
  const names = Array.from({ length: 20 }, (_, turn) => `remote${turn}`);
  const program = `
    import { releaseBuild } from './tools/release-store.mjs';
    const [www, name, source] = process.argv.slice(1);
    releaseBuild(www, name, { source });`;
  const ends = names.map((name) => {
    const source = buildOf(name, 'first');
    const args = ['--input-type=module', '-e', program, www, name, source];
    return once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  });
  expect((await Promise.all(ends)).map(([code]) => code)).toEqual(names.map(() => 0));
  expect(Object.keys(releases()).sort()).toEqual(names.sort());
  expect(names.flatMap((name) => actsOn(www, name))).toHaveLength(20);
}, 120_000);

it('waits for a release in another container, whose processes it does not see', async () => {
  if (spawnSync('flock', ['--version']).error) return;
  mkdirSync(www);
  const lock = path.join(www, 'lock');
  const done = path.join(folder, 'done');
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
    expect(listBuilds(www, 'demo')).toEqual([]);
  });

  it('is gone back to no more when another one took its page since', () => {
    const { buildId } = release('demo', 'd', 1, pageOf('demo', '/taken'));
    release('demo', 'd2', 2);
    release('praxis', 'p', 3, pageOf('taken'));
    expect(() => makeCurrent(www, 'demo', buildId as string)).toThrow('of praxis');
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
  const together = ['demo', 'settings'];
  release('demo', 'd', 3, after.demo, { together });
  release('settings', 's2', 4, after.settings, { together });
  expect(Object.keys(releases())).toHaveLength(2);
});

it('brings the manifest of the build that is gone back to', () => {
  const { buildId } = release('demo', 'd', 1, pageOf('demo', '/before'));
  release('demo', 'd', 2, pageOf('demo', '/after'));
  expect(releases().demo.current.manifest.pages[0].path).toBe('/after');
  makeCurrent(www, 'demo', buildId as string);
  expect(releases().demo.current.manifest.pages[0].path).toBe('/before');
});

describe('what builds count on, and what the API does', () => {
  const LIST = 'GET /a/v1/things';
  const call = (heading: string, ...fields: string[]) =>
    [
      heading,
      '  right  invoicing',
      '  answer  200',
      ...fields.map((field) => `  ${field}`),
      '',
    ].join('\n');
  const NAMED = call(LIST, 'reply.name  text');
  const NAMELESS = call(LIST);
  const other = (text: string) => `${text}\n${call('GET /b/v1/others')}`;

  const asks = (name: string, code: string, minute: number, contract: string, isAsked = false) => {
    const source = buildOf(name, code, pageOf(name), contract);
    return releaseBuild(www, name, { source, now: at(minute), isAsked }).buildId as string;
  };
  const stages = (name: string, code: string, minute: number, contract: string) =>
    stageBuild(www, name, { source: buildOf(name, code, pageOf(name), contract), now: at(minute) })
      .buildId;
  const serves = (contract: string, minute: number, despite?: string) => {
    const source = path.join(folder, 'build/api');
    mkdirSync(source, { recursive: true });
    writeFileSync(path.join(source, 'contract.txt'), contract);
    return releaseApi(www, { source, now: at(minute), ...(despite && { despite }) });
  };

  it('lets an API go on only when neither of the last two builds of a remote counts on what it no longer does', () => {
    serves(NAMED, 0);
    const first = asks('auth', 'a', 1, NAMED);
    asks('praxis', 'p', 1, '');
    expect(() => serves(NAMELESS, 2)).toThrow(
      `${LIST} reply.name: is not there\n    in auth ${first} (current)`,
    );
    asks('auth', 'b', 3, NAMELESS);
    expect(() => serves(NAMELESS, 4)).toThrow(`in auth ${first} (the release before)`);
    asks('auth', 'c', 5, NAMELESS);
    const { isNew, broken, open } = serves(NAMELESS, 6);
    expect({ isNew, broken }).toEqual({ isNew: true, broken: [] });
    // Whoever opened a page with it keeps it until a reload.
    expect(open).toEqual([`${LIST} reply.name: is not there`, `  in auth ${first} (open pages)`]);
    expect(serves(NAMELESS, 7).isNew).toBe(false);
  });

  it('counts a canary, what is staged, and what was gone back to; not what was withdrawn', () => {
    const old = asks('auth', 'a', 1, NAMED);
    for (const [code, minute] of [
      ['b', 2],
      ['c', 3],
    ] as const)
      asks('auth', code, minute, NAMELESS);
    makeCurrent(www, 'auth', old, at(4));
    expect(() => serves(NAMELESS, 5)).toThrow(`${old} (current, pinned)`);
    asks('auth', 'd', 6, NAMELESS, true);
    asks('auth', 'e', 7, NAMELESS);
    const next = stages('auth', 'f', 8, NAMED);
    expect(() => serves(NAMELESS, 9)).toThrow(`${next} (staging)`);
    startCanary(www, 'auth', { percent: 5, companies: [] }, at(10));
    expect(() => serves(NAMELESS, 11)).toThrow(`${next} (canary)`);
    withdraw(www, 'auth', at(12));
    expect(serves(NAMELESS, 13)).toMatchObject({ isNew: true, broken: [] });
  });

  it('refuses the host and remotes, but not on staging, what the API does not do yet, by call and field', () => {
    serves(NAMELESS, 0);
    for (const name of ['auth', 'host'])
      expect(() => asks(name, 'a', 1, other(NAMED))).toThrow(
        new RegExp(
          `${name} is not released: .* contract [0-9a-f]{8} .*\n  ${LIST} reply.name: is not there\n  GET /b/v1/others: is not there`,
        ),
      );
    expect(listBuilds(www, 'auth')).toEqual([]);
    stages('auth', 'a', 2, NAMED);
    expect(() => startCanary(www, 'auth', { percent: 5, companies: [] })).toThrow('reply.name');
    serves(NAMED, 3);
    startCanary(www, 'auth', { percent: 5, companies: [] });
    promoteCanary(www, 'auth');
  });

  it('refuses to go back to a build that is too old for the API, and to an API that is too old for a build', () => {
    serves(NAMED, 0);
    const old = asks('auth', 'a', 1, NAMED);
    for (const code of ['b', 'c']) asks('auth', code, 2, NAMELESS);
    serves(NAMELESS, 3);
    expect(() => makeCurrent(www, 'auth', old)).toThrow('reply.name: is not there');
    serves(other(NAMELESS), 4);
    asks('auth', 'd', 5, other(NAMELESS));
    expect(() => serves(NAMELESS, 6)).toThrow('GET /b/v1/others: is not there');
  });

  it('takes builds at their word that they are prepared for it, once the last two are', () => {
    serves(NAMED, 0);
    const prepared = `${NAMED}\nprepared for\n  ${LIST} reply.name: is not there\n`;
    asks('auth', 'a', 1, NAMED);
    asks('auth', 'b', 2, prepared);
    expect(() => serves(NAMELESS, 3)).toThrow('reply.name');
    asks('auth', 'c', 4, prepared);
    const another = NAMED.replace('right  invoicing', 'right  users');
    expect(() => serves(another, 5)).toThrow('right: was invoicing, is users');
    expect(serves(NAMELESS, 6)).toMatchObject({ isNew: true, broken: [] });
  });

  it('lets who has a reason go on, and writes it down', () => {
    asks('auth', 'a', 1, NAMED);
    expect(serves(NAMELESS, 2, 'nobody uses it').broken).toHaveLength(2);
    const acts = actsOn(www, 'api');
    expect(acts).toEqual([expect.objectContaining({ act: 'release', why: 'nobody uses it' })]);
  });

  it('takes from who releases all at once the API that comes with it', () => {
    serves(NAMELESS, 0);
    const source = buildOf('auth', 'a', pageOf('auth'), NAMED);
    expect(releaseBuild(www, 'auth', { source, api: NAMED }).isNew).toBe(true);
  });

  it('releases nothing that does not say what it counts on', () => {
    const source = buildOf('auth', 'a');
    rmSync(path.join(source, 'contract.txt'));
    for (const place of [releaseBuild, stageBuild])
      expect(() => place(www, 'auth', { source })).toThrow('contract.txt is not there');
    expect(listBuilds(www, 'auth')).toEqual([]);
    expect(() => releaseApi(www, { source })).toThrow('contract.txt is not there');
  });

  it('names the builds of before they said it, and takes what was changed on the disk for one', () => {
    const build = asks('auth', 'a', 1, NAMED);
    writeFileSync(path.join(www, 'remotes/auth', build, 'contract.txt'), '');
    expect(serves(NAMELESS, 2).unknown).toEqual([`auth ${build} (current)`]);
  });

  it('believes nobody who wrote the contract of the API by hand', () => {
    serves(NAMELESS, 0);
    const file = path.join(www, 'api.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('/a/v1', '/c/v1'));
    expect(() => asks('auth', 'a', 1, '')).toThrow(/api\.json is damaged, .*release -- api/);
    serves(NAMELESS, 2);
    expect(asks('auth', 'a', 3, NAMELESS)).toBeTruthy();
  });
});

describe('what remotes count on, and what the host shares with them', () => {
  const LIST = '@boekwerk/shared/ui/list';
  const IMPORT = '@boekwerk/shared/ui/sheet-import';
  type Options = { together?: string[]; isAsked?: boolean };
  const build = (name: string, shared: Record<string, string[]>) =>
    buildOf(name, JSON.stringify(shared), pageOf(name), '', shared);
  const shares = (
    name: string,
    minute: number,
    shared: Record<string, string[]>,
    options: Options = {},
  ) =>
    releaseBuild(www, name, { source: build(name, shared), now: at(minute), ...options })
      .buildId as string;

  it('refuses a remote that imports what the host does not have yet, by module and name', () => {
    const host = shares('host', 1, { [LIST]: ['ListPage'] });
    expect(() => shares('auth', 2, { [LIST]: ['ListPage', 'ListPart'], [IMPORT]: ['A'] })).toThrow(
      `auth is not released: it counts on what host ${host} does not share:\n  ${LIST} ListPart\n  ${IMPORT}\n`,
    );
    expect(listBuilds(www, 'auth')).toEqual([]);
    shares('host', 3, { [LIST]: ['ListPage', 'ListPart'], [IMPORT]: ['A', 'B'] });
    expect(shares('auth', 4, { [LIST]: ['ListPart'], [IMPORT]: ['A'] })).toBeTruthy();
  });

  it('lets it on staging, and from there to nobody', () => {
    shares('host', 1, {});
    stageBuild(www, 'auth', { source: build('auth', { [IMPORT]: ['A'] }), now: at(2) });
    expect(() => startCanary(www, 'auth', { percent: 5, companies: [] })).toThrow(IMPORT);
  });

  it('refuses a host that has no longer what a remote that is out imports', () => {
    shares('host', 1, { [IMPORT]: ['A'] });
    const auth = shares('auth', 2, { [IMPORT]: ['A'] });
    expect(() => shares('host', 3, { [IMPORT]: ['B'] })).toThrow(
      `builds that are out count on what it does not share:\n  auth ${auth}\n    ${IMPORT} A\n`,
    );
    // Released with it, unless it stays where somebody put it.
    expect(shares('host', 4, {}, { together: ['auth'] })).toBeTruthy();
    makeCurrent(www, 'auth', auth);
    expect(() => shares('host', 5, { [LIST]: [] }, { together: ['auth'] })).toThrow(auth);
  });

  it('goes back to an earlier host at once, and says what remotes are without there', () => {
    const early = shares('host', 1, {});
    shares('host', 2, { [IMPORT]: ['A'] });
    const auth = shares('auth', 3, { [IMPORT]: ['A'] });
    expect(makeCurrent(www, 'host', early)).toEqual([`auth ${auth}`, `  ${IMPORT}`]);
    expect(currentBuild(www, 'host')).toBe(early);
    expect(() => shares('auth', 4, { [IMPORT]: ['A', 'B'] })).toThrow(early);
  });

  it('releases nothing that does not say it, and asks nothing of builds of before they did', () => {
    const source = build('auth', {});
    rmSync(path.join(source, 'shared.json'));
    expect(() => releaseBuild(www, 'auth', { source })).toThrow('shared.json is not there');
    writeFileSync(path.join(source, 'shared.json'), 'null');
    shares('host', 1, {});
    expect(releaseBuild(www, 'auth', { source }).isNew).toBe(true);
    expect(shares('host', 2, { [LIST]: [] })).toBeTruthy();
  });
});
