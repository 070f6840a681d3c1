import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isWhole, listBuilds } from './release-builds.mjs';
import { startCanary } from './release-canary.mjs';
import { currentBuild } from './release-channels.mjs';
import { actsOn } from './release-log.mjs';
import { makeCurrent, releaseBuild, stageBuild } from './release-store.mjs';
import { aKey, at } from './testing/empty-www';

/**
 * What is left when the release tool is killed at each call that writes: before it, and where something is written or
 * removed in parts half-way through it.
 */
const CHILD = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  import path from 'node:path';
  const [www, act, source, at] = process.argv.slice(1);
  const store = {
    ...(await import('./tools/release-store.mjs')),
    ...(await import('./tools/release-canary.mjs')),
  };
  const die = () => process.kill(process.pid, 'SIGKILL');
  const half = {
    appendFileSync: ([file, text], real) => real(file, text.slice(0, text.length / 2)),
    writeFileSync: ([file, text], real) => real(file, String(text).slice(0, String(text).length / 2)),
    cpSync: ([from, to, options], real) => {
      real(from, to, options);
      fs.truncateSync(path.join(to, 'remoteEntry.js'), 1);
    },
    rmSync: ([place], real) => {
      const inside = path.join(place, 'remoteEntry.js');
      if (fs.existsSync(inside)) real(inside);
    },
  };
  let step = 0;
  for (const name of ['mkdirSync', 'writeFileSync', 'appendFileSync', 'openSync', 'fsyncSync', 'renameSync', 'cpSync', 'rmSync']) {
    const real = fs[name];
    fs[name] = (...args) => {
      if (++step === Number(at)) die();
      if (half[name] && ++step === Number(at)) {
        half[name](args, real);
        die();
      }
      return real(...args);
    };
  }
  syncBuiltinESMExports();
  if (act === 'release') store.releaseBuild(www, 'demo', { source });
  if (act === 'to canary') store.startCanary(www, 'demo', { percent: 5, companies: [] });
  if (act === 'to current') store.promoteCanary(www, 'demo');
  if (act === 'go back') store.makeCurrent(www, 'demo', process.env.BACK);
`;

/** All of each in the whole run, else a few of each. */
const EACH = process.env.TEST_WHOLE ? 1 : 7;
const AT_ONCE = 4;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'release-crash-'));
const source = path.join(folder, 'source');
const before = path.join(folder, 'before');
let back: string;

function write(code: string) {
  fs.mkdirSync(source, { recursive: true });
  fs.writeFileSync(path.join(source, 'remoteEntry.js'), code);
  const pages = [{ name: 'demo', path: '/demo', right: 'signedIn', title: 'Demo' }];
  fs.writeFileSync(path.join(source, 'manifest.json'), JSON.stringify({ pages }));
  fs.writeFileSync(path.join(source, 'contract.txt'), '');
  fs.writeFileSync(path.join(source, 'shared.json'), '{}');
}

beforeAll(() => {
  process.env.RELEASE_KEY = aKey();
  // So many that the next one puts one away.
  const long = Array.from({ length: 7 }, (_, nth) => nth);
  for (const nth of long) {
    write(`build ${nth}`);
    releaseBuild(before, 'demo', { source, now: at(nth - 60 * 24 * 60) });
  }
  back = currentBuild(before, 'demo') ?? '';
  write('the one before');
  releaseBuild(before, 'demo', { source, now: at(8) });
  write('a canary');
  stageBuild(before, 'demo', { source, now: at(9) });
  startCanary(before, 'demo', { percent: 5, companies: [12] }, at(9));
  write('on staging');
  stageBuild(before, 'demo', { source, now: at(10) });
  write('the next one');
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** @returns whether it was killed; it ends by itself once there is no such step */
async function killedAt(www: string, act: string, step: number): Promise<boolean> {
  const args = ['--input-type=module', '-e', CHILD, www, act, source, String(step)];
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, BACK: back },
  });
  const [code, signal] = await once(child, 'exit');
  expect(signal ?? code).toBe(signal ? 'SIGKILL' : 0);
  return signal === 'SIGKILL';
}

const channels = (www: string) =>
  JSON.parse(fs.readFileSync(path.join(www, 'releases.json'), 'utf8')).signed.releases.demo;

it.each(['release', 'to canary', 'to current', 'go back'])(
  'a tool that is killed at any step of `%s` leaves the old or the new list, whole builds on it, and goes on',
  async (act) => {
    const done = path.join(folder, `${act} done`);
    fs.cpSync(before, done, { recursive: true });
    expect(await killedAt(done, act, 0)).toBe(false);
    const buildsOf = (www: string) =>
      Object.entries(channels(www)).map(([channel, is]) => [
        channel,
        // The same bytes get another time in their id.
        String(Object(is).build ?? is)
          .split('-')
          .at(-1),
      ]);
    const [old, next] = [buildsOf(before), buildsOf(done)];
    expect(next).not.toEqual(old);

    const tryOne = async (step: number): Promise<boolean> => {
      const www = path.join(folder, `${act} ${step}`);
      fs.cpSync(before, www, { recursive: true });
      const isKilled = await killedAt(www, act, step);
      expect([old, next]).toContainEqual(buildsOf(www));
      for (const { build } of Object.values<{ build?: string }>(channels(www)))
        if (build) expect(isWhole(www, 'demo', build)).toBe(true);

      // What somebody does next: the same once more, or something else.
      if (isKilled && !(act === 'to current' && String(buildsOf(www)) === String(next)))
        await killedAt(www, act, 0);
      expect(buildsOf(www)).toEqual(next);
      expect(actsOn(www, 'demo').at(-1).is.current.build).toBe(channels(www).current.build);
      makeCurrent(www, 'demo', channels(www).current.build);
      expect(fs.readdirSync(www).sort()).toEqual([
        'lock',
        'releases.json',
        'releases.log',
        'remotes',
      ]);
      for (const build of listBuilds(www, 'demo').slice(0, 5))
        expect(isWhole(www, 'demo', build)).toBe(true);
      return isKilled;
    };
    for (let step = 1, isMore = true; isMore; step += AT_ONCE * EACH) {
      const steps = Array.from({ length: AT_ONCE }, (_, nth) => step + nth * EACH);
      isMore = (await Promise.all(steps.map(tryOne))).every(Boolean);
    }
  },
  300_000,
);
