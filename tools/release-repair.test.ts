import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentBuild } from './release-channels.mjs';
import { repair } from './release-repair.mjs';
import { makeCurrent, stageBuild, withdraw } from './release-store.mjs';
import { aKey, at, emptyWww } from './testing/empty-www';

const { place, buildOf, release, listFile, releases } = emptyWww();

describe('a damaged list', () => {
  it.each(['{"auth":', '', 'null', '[]'])(
    'is told in words, and changed by nobody: %j',
    (damage) => {
      const { buildId } = release('auth', 'a', 1);
      writeFileSync(listFile(), damage);
      const acts = [
        () => release('auth', 'b', 2),
        () => makeCurrent(place.www, 'auth', buildId as string),
        () => withdraw(place.www, 'auth'),
      ];
      for (const act of acts)
        expect(act).toThrow(/releases\.json is damaged, .* npm run release -- --repair/);
      expect(readFileSync(listFile(), 'utf8')).toBe(damage);
    },
  );

  it('is made anew as it was, with what was chosen by hand', () => {
    const back = release('auth', 'a', 1).buildId as string;
    release('auth', 'b', 2);
    makeCurrent(place.www, 'auth', back);
    release('praxis', 'p', 3);
    release('demo', 'd', 4);
    withdraw(place.www, 'demo');
    stageBuild(place.www, 'demo', { source: buildOf('demo', 'e'), now: at(5) });
    const before = releases();
    writeFileSync(listFile(), '{"auth":');
    expect(repair(place.www)).toEqual([
      `auth: ${back}`,
      'demo: none',
      expect.stringMatching(/^praxis: /),
    ]);
    expect(releases()).toEqual(before);
    expect(repair(place.www)).toBeNull();
  });

  it('is also one that was signed with another key, and so are builds: all is released anew', () => {
    const { buildId } = release('auth', 'a', 1);
    process.env.RELEASE_KEY = aKey();
    expect(() => currentBuild(place.www, 'auth')).toThrow('signed with another key');
    expect(repair(place.www)).toEqual(['auth: none']);
    expect(() => makeCurrent(place.www, 'auth', buildId as string)).toThrow(
      'signed with another key',
    );
    expect(release('auth', 'a', 2).isNew).toBe(true);
  });

  it('gives to all nothing that they had not: what was on staging alone stays there', () => {
    const staged = (name: string, code: string, minute: number) =>
      stageBuild(place.www, name, { source: buildOf(name, code), now: at(minute) }).buildId;
    const next = staged('auth', 'a', 1);
    const first = release('praxis', 'p', 2).buildId as string;
    const last = release('praxis', 'q', 3).buildId as string;
    staged('praxis', 'r', 4);
    writeFileSync(path.join(place.www, 'remotes/praxis', last, 'remoteEntry.js'), 'half');
    writeFileSync(listFile(), '');
    expect(repair(place.www)).toEqual(['auth: none', `praxis: ${first}`]);
    expect(releases().auth).toEqual({ staging: expect.objectContaining({ build: next }) });
  });

  it('is made anew without a log of the newest builds that are whole', () => {
    const { buildId } = release('auth', 'a', 1);
    const broken = release('auth', 'b', 2).buildId as string;
    writeFileSync(path.join(place.www, 'remotes/auth', broken, 'remoteEntry.js'), 'half');
    rmSync(path.join(place.www, 'releases.log'));
    writeFileSync(listFile(), '');
    repair(place.www);
    expect(releases().auth.current.build).toBe(buildId);
  });
});
