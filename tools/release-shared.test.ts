import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listBuilds } from './release-builds.mjs';
import { startCanary } from './release-canary.mjs';
import { currentBuild } from './release-channels.mjs';
import { makeCurrent, releaseBuild, stageBuild } from './release-store.mjs';
import { at, emptyWww, pageOf } from './testing/empty-www';

const { place, buildOf } = emptyWww();

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
    releaseBuild(place.www, name, { source: build(name, shared), now: at(minute), ...options })
      .buildId as string;

  it('refuses a remote that imports what the host does not have yet, by module and name', () => {
    const host = shares('host', 1, { [LIST]: ['ListPage'] });
    expect(() => shares('auth', 2, { [LIST]: ['ListPage', 'ListPart'], [IMPORT]: ['A'] })).toThrow(
      `auth is not released: it counts on what host ${host} does not share:\n  ${LIST} ListPart\n  ${IMPORT}\n`,
    );
    expect(listBuilds(place.www, 'auth')).toEqual([]);
    shares('host', 3, { [LIST]: ['ListPage', 'ListPart'], [IMPORT]: ['A', 'B'] });
    expect(shares('auth', 4, { [LIST]: ['ListPart'], [IMPORT]: ['A'] })).toBeTruthy();
  });

  it('lets it on staging, and from there to nobody', () => {
    shares('host', 1, {});
    stageBuild(place.www, 'auth', { source: build('auth', { [IMPORT]: ['A'] }), now: at(2) });
    expect(() => startCanary(place.www, 'auth', { percent: 5, companies: [] })).toThrow(IMPORT);
  });

  it('refuses a host that has no longer what a remote that is out imports', () => {
    shares('host', 1, { [IMPORT]: ['A'] });
    const auth = shares('auth', 2, { [IMPORT]: ['A'] });
    expect(() => shares('host', 3, { [IMPORT]: ['B'] })).toThrow(
      `builds that are out count on what it does not share:\n  auth ${auth}\n    ${IMPORT} A\n`,
    );
    // Released with it, unless it stays where somebody put it.
    expect(shares('host', 4, {}, { together: ['auth'] })).toBeTruthy();
    makeCurrent(place.www, 'auth', auth);
    expect(() => shares('host', 5, { [LIST]: [] }, { together: ['auth'] })).toThrow(auth);
  });

  it('refuses a host for a canary that stays as it is when its remote is released with it', () => {
    shares('host', 1, { [IMPORT]: ['A'] });
    shares('auth', 2, {});
    const source = build('auth', { [IMPORT]: ['A'] });
    const canary = stageBuild(place.www, 'auth', { source, now: at(3) }).buildId;
    startCanary(place.www, 'auth', { percent: 5, companies: [] });
    expect(() => shares('host', 4, {}, { together: ['auth'] })).toThrow(`auth ${canary}`);
  });

  it('goes back to an earlier host at once, and says what remotes are without there', () => {
    const early = shares('host', 1, {});
    shares('host', 2, { [IMPORT]: ['A'] });
    const auth = shares('auth', 3, { [IMPORT]: ['A'] });
    expect(makeCurrent(place.www, 'host', early)).toEqual([`auth ${auth}`, `  ${IMPORT}`]);
    expect(currentBuild(place.www, 'host')).toBe(early);
    expect(() => shares('auth', 4, { [IMPORT]: ['A', 'B'] })).toThrow(early);
  });

  it('releases nothing that does not say it, and asks nothing of builds of before they did', () => {
    const source = build('auth', {});
    rmSync(path.join(source, 'shared.json'));
    expect(() => releaseBuild(place.www, 'auth', { source })).toThrow('shared.json is not there');
    writeFileSync(path.join(source, 'shared.json'), 'null');
    shares('host', 1, {});
    expect(releaseBuild(place.www, 'auth', { source }).isNew).toBe(true);
    expect(shares('host', 2, { [LIST]: [] })).toBeTruthy();
  });
});
