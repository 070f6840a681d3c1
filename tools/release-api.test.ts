import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releaseApi } from './release-api.mjs';
import { listBuilds } from './release-builds.mjs';
import { promoteCanary, startCanary } from './release-canary.mjs';
import { actsOn } from './release-log.mjs';
import { makeCurrent, releaseBuild, stageBuild, withdraw } from './release-store.mjs';
import { at, emptyWww, pageOf } from './testing/empty-www';

const { place, buildOf } = emptyWww();

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
    return releaseBuild(place.www, name, { source, now: at(minute), isAsked }).buildId as string;
  };
  const stages = (name: string, code: string, minute: number, contract: string) =>
    stageBuild(place.www, name, {
      source: buildOf(name, code, pageOf(name), contract),
      now: at(minute),
    }).buildId;
  const serves = (contract: string, minute: number, despite?: string) => {
    const source = path.join(place.folder, 'build/api');
    mkdirSync(source, { recursive: true });
    writeFileSync(path.join(source, 'contract.txt'), contract);
    return releaseApi(place.www, { source, now: at(minute), ...(despite && { despite }) });
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
    makeCurrent(place.www, 'auth', old, at(4));
    expect(() => serves(NAMELESS, 5)).toThrow(`${old} (current, pinned)`);
    asks('auth', 'd', 6, NAMELESS, true);
    asks('auth', 'e', 7, NAMELESS);
    const next = stages('auth', 'f', 8, NAMED);
    expect(() => serves(NAMELESS, 9)).toThrow(`${next} (staging)`);
    startCanary(place.www, 'auth', { percent: 5, companies: [] }, at(10));
    expect(() => serves(NAMELESS, 11)).toThrow(`${next} (canary)`);
    withdraw(place.www, 'auth', at(12));
    const { broken, open } = serves(NAMELESS, 13);
    expect(broken).toEqual([]);
    expect(open).toContain(`  in auth ${next} (open pages)`);
  });

  it('refuses the host and remotes, but not on staging, what the API does not do yet, by call and field', () => {
    serves(NAMELESS, 0);
    for (const name of ['auth', 'host'])
      expect(() => asks(name, 'a', 1, other(NAMED))).toThrow(
        new RegExp(
          `${name} is not released: .* contract [0-9a-f]{8} .*\n  ${LIST} reply.name: is not there\n  GET /b/v1/others: is not there`,
        ),
      );
    expect(listBuilds(place.www, 'auth')).toEqual([]);
    stages('auth', 'a', 2, NAMED);
    expect(() => startCanary(place.www, 'auth', { percent: 5, companies: [] })).toThrow(
      'reply.name',
    );
    serves(NAMED, 3);
    startCanary(place.www, 'auth', { percent: 5, companies: [] });
    promoteCanary(place.www, 'auth');
  });

  it('refuses to go back to a build that is too old for the API, and to an API that is too old for a build', () => {
    serves(NAMED, 0);
    const old = asks('auth', 'a', 1, NAMED);
    for (const code of ['b', 'c']) asks('auth', code, 2, NAMELESS);
    serves(NAMELESS, 3);
    expect(() => makeCurrent(place.www, 'auth', old)).toThrow('reply.name: is not there');
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
    const acts = actsOn(place.www, 'api');
    expect(acts).toEqual([expect.objectContaining({ act: 'release', why: 'nobody uses it' })]);
  });

  it('takes from who releases all at once the API that comes with it', () => {
    serves(NAMELESS, 0);
    const source = buildOf('auth', 'a', pageOf('auth'), NAMED);
    expect(releaseBuild(place.www, 'auth', { source, api: NAMED }).isNew).toBe(true);
  });

  it('releases nothing that does not say what it counts on', () => {
    const source = buildOf('auth', 'a');
    rmSync(path.join(source, 'contract.txt'));
    for (const bring of [releaseBuild, stageBuild])
      expect(() => bring(place.www, 'auth', { source })).toThrow('contract.txt is not there');
    expect(listBuilds(place.www, 'auth')).toEqual([]);
    expect(() => releaseApi(place.www, { source })).toThrow('contract.txt is not there');
  });

  it('names the builds of before they said it, and takes what was changed on the disk for one', () => {
    const build = asks('auth', 'a', 1, NAMED);
    writeFileSync(path.join(place.www, 'remotes/auth', build, 'contract.txt'), '');
    expect(serves(NAMELESS, 2).unknown).toEqual([`auth ${build} (current)`]);
  });

  it('believes nobody who wrote the contract of the API by hand', () => {
    serves(NAMELESS, 0);
    const file = path.join(place.www, 'api.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('/a/v1', '/c/v1'));
    expect(() => asks('auth', 'a', 1, '')).toThrow(/api\.json is damaged, .*release -- api/);
    serves(NAMELESS, 2);
    expect(asks('auth', 'a', 3, NAMELESS)).toBeTruthy();
  });
});
