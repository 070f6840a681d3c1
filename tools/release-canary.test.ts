import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { listBuilds } from './release-builds.mjs';
import { clearChannel, promoteCanary, startCanary, takeOverEnded } from './release-canary.mjs';
import { actsOn } from './release-log.mjs';
import { repair } from './release-repair.mjs';
import { makeCurrent, stageBuild, unpin } from './release-store.mjs';
import { at, emptyWww, pageOf } from './testing/empty-www';

const { place, buildOf, release, listFile, releases } = emptyWww();

describe('a build that goes from staging to some, and then to all', () => {
  const GROUP = { percent: 10, companies: [12] };
  const stage = (code: string, minute: number, manifest?: object) =>
    stageBuild(place.www, 'auth', { source: buildOf('auth', code, manifest), now: at(minute) })
      .buildId;
  const buildsOn = () => {
    const { current, canary, staging } = releases().auth;
    return [current?.build, canary?.build, staging?.build];
  };

  it('is the same bytes all the way, and nobody else is given it before', () => {
    const before = release('auth', 'a', 1).buildId;
    const next = stage('b', 2);
    expect(buildsOn()).toEqual([before, undefined, next]);
    expect(startCanary(place.www, 'auth', GROUP, at(3))).toBe(next);
    expect(buildsOn()).toEqual([before, next, undefined]);
    expect(releases().auth.canary).toMatchObject(GROUP);
    expect(promoteCanary(place.www, 'auth', at(4))).toBe(next);
    expect(buildsOn()).toEqual([next, undefined, undefined]);
    expect(release('auth', 'b', 5).isNew).toBe(false);
    expect(actsOn(place.www, 'auth').map(({ act, from, to }) => [act, from, to])).toEqual([
      ['release to current', null, before],
      ['release to staging', null, next],
      ['to canary', null, next],
      ['to current', before, next],
    ]);
  });

  it('may be given to more, while the next one is not on staging yet', () => {
    const next = stage('b', 1);
    startCanary(place.www, 'auth', GROUP);
    startCanary(place.www, 'auth', { percent: 50, companies: [] });
    expect(releases().auth.canary).toMatchObject({ build: next, percent: 50, companies: [] });
  });

  it('is refused where there is nothing to promote', () => {
    release('auth', 'a', 1);
    expect(() => startCanary(place.www, 'auth', GROUP)).toThrow('nothing of auth on staging');
    expect(() => promoteCanary(place.www, 'auth')).toThrow('no canary of auth');
  });

  it('ends when that is said, and all have what they had', () => {
    const before = release('auth', 'a', 1).buildId;
    stage('b', 2);
    startCanary(place.www, 'auth', GROUP);
    expect([1, 2].map(() => clearChannel(place.www, 'auth', 'canary'))).toEqual([true, false]);
    expect(buildsOn()).toEqual([before, undefined, undefined]);
  });

  it('is none of what all have', () => {
    release('auth', 'a', 1);
    const same = stage('a', 2);
    expect(() => startCanary(place.www, 'auth', GROUP)).toThrow(`${same} of auth is current`);
  });

  it('ends when all are given the same build in another way', () => {
    const next = stage('b', 1);
    startCanary(place.www, 'auth', GROUP);
    expect(release('auth', 'b', 2).isNew).toBe(true);
    expect(buildsOn()).toEqual([next, undefined, undefined]);

    const later = stage('c', 3);
    startCanary(place.www, 'auth', GROUP);
    makeCurrent(place.www, 'auth', next);
    expect(buildsOn()).toEqual([next, later, undefined]);
    makeCurrent(place.www, 'auth', later);
    expect(buildsOn()).toEqual([later, undefined, undefined]);
  });

  it('ends in list and log when the gateway ended it, once, with its reason', () => {
    const before = release('auth', 'a', 1).buildId;
    const next = stage('b', 2);
    startCanary(place.www, 'auth', GROUP, at(3));
    const since = at(3).getTime();
    const ended = { name: 'auth', build: next, since, at: at(4).toISOString(), why: 'it fails' };
    expect(takeOverEnded(place.www, [ended])).toEqual([expect.stringContaining('it fails')]);
    expect(takeOverEnded(place.www, [ended])).toEqual([]);
    expect(buildsOn()).toEqual([before, undefined, undefined]);
    expect(actsOn(place.www, 'auth').at(-1)).toMatchObject({
      at: at(4).toISOString(),
      who: 'the gateway',
      act: 'end canary',
      from: next,
      why: 'it fails',
    });
    expect(() => promoteCanary(place.www, 'auth')).toThrow('no canary of auth');
  });

  it('is not ended by what the gateway said of it before it was given once more', () => {
    release('auth', 'a', 1);
    const next = stage('b', 2);
    startCanary(place.www, 'auth', GROUP, at(3));
    startCanary(place.www, 'auth', GROUP, at(5));
    const since = at(3).getTime();
    const ended = { name: 'auth', build: next, since, at: at(4).toISOString(), why: 'it fails' };
    expect(takeOverEnded(place.www, [ended])).toEqual([]);
    expect(releases().auth.canary).toMatchObject({ build: next, since: at(5).getTime() });
  });

  it('goes on while what is current changes, and comes back with a list that was repaired', () => {
    const first = release('auth', 'a', 1).buildId as string;
    const next = stage('b', 2);
    startCanary(place.www, 'auth', GROUP);
    const last = stage('c', 3);
    release('auth', 'd', 4);
    makeCurrent(place.www, 'auth', first);
    expect(buildsOn()).toEqual([first, next, last]);
    const before = releases();
    writeFileSync(listFile(), '');
    repair(place.www);
    expect(releases()).toEqual(before);
  });

  it('stays on the disk however many are released meanwhile', () => {
    const next = stage('b', 1);
    for (const minute of [2, 3, 4, 5, 6, 7, 8])
      stageBuild(place.www, 'auth', { source: buildOf('auth', `v${minute}`), now: at(minute) });
    expect(listBuilds(place.www, 'auth')).not.toContain(next);
    const canary = startCanary(place.www, 'auth', GROUP);
    for (const minute of [9, 10, 11, 12, 13, 14]) stage(`w${minute}`, minute);
    expect(listBuilds(place.www, 'auth')).toContain(canary);
  });

  it('stays for pages that were opened with it, also when it was never given to all', () => {
    const day = 24 * 60;
    const canary = stage('b', 1);
    startCanary(place.www, 'auth', GROUP, at(2));
    clearChannel(place.www, 'auth', 'canary', at(day));
    for (const minute of [1, 2, 3, 4, 5, 6]) stage(`w${minute}`, day + minute);
    expect(listBuilds(place.www, 'auth')).toContain(canary);
    stage('last', 31 * day + 1);
    expect(listBuilds(place.www, 'auth')).not.toContain(canary);
  });

  it('is not given to anybody when it was changed on the disk', () => {
    const next = stage('b', 1);
    writeFileSync(path.join(place.www, 'remotes/auth', next, 'remoteEntry.js'), 'changed');
    expect(() => startCanary(place.www, 'auth', GROUP)).toThrow('not as it was released');
  });

  it('may have the page that another one gives up with it on staging', () => {
    const moved = pageOf('moved').pages;
    release('settings', 's', 1, { pages: [...pageOf('settings').pages, ...moved] });
    expect(() => stage('a', 2, { pages: moved })).toThrow('of settings');
    const source = buildOf('settings', 's2');
    stageBuild(place.www, 'settings', { source, now: at(3) });
    stage('a', 4, { pages: moved });
    expect(() => release('auth', 'a', 5, { pages: moved })).toThrow('of settings');
  });

  describe('with a page that another one has', () => {
    const moved = pageOf('moved').pages;
    const both = (name: string) => ({ pages: [...pageOf(name).pages, ...moved] });

    it('is not met by who has it: what all get may not claim that page either', () => {
      release('settings', 's', 1);
      stage('a', 2, both('auth'));
      startCanary(place.www, 'auth', GROUP);
      expect(() => release('settings', 's2', 3, both('settings'))).toThrow('of auth');
    });

    it('may have it where nobody gets both, and goes to no others', () => {
      release('settings', 's', 1, both('settings'));
      const source = buildOf('settings', 's2');
      stageBuild(place.www, 'settings', { source, now: at(2) });
      startCanary(place.www, 'settings', GROUP);
      stage('a', 3, both('auth'));
      startCanary(place.www, 'auth', GROUP);
      expect(release('settings', 's3', 4, both('settings')).isNew).toBe(true);
      for (const group of [
        { percent: 11, companies: [12] },
        { percent: 10, companies: [12, 31] },
      ])
        expect(() => startCanary(place.www, 'auth', group)).toThrow('of settings');
      promoteCanary(place.www, 'settings');
      promoteCanary(place.www, 'auth');
      expect(buildsOn()[1]).toBeUndefined();
    });

    it("is in nobody's way who changes nothing of what is given", () => {
      const { buildId } = release('settings', 's', 1, both('settings'));
      makeCurrent(place.www, 'settings', buildId as string);
      const source = buildOf('settings', 's2');
      stageBuild(place.www, 'settings', { source, now: at(2) });
      startCanary(place.www, 'settings', GROUP);
      stage('a', 3, both('auth'));
      startCanary(place.www, 'auth', GROUP);
      clearChannel(place.www, 'settings', 'canary');
      expect(unpin(place.www, 'settings')).toBe(true);
    });
  });
});
