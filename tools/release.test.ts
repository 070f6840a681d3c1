import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';
import { emptyWww } from './testing/empty-www';

const { place, release, releases } = emptyWww();
const figures = () => path.join(place.folder, 'figures.json');

/** `npm run release -- …` */
function run(...args: string[]) {
  const env = { ...process.env, WWW_DIR: place.www, FIGURES: figures() };
  return spawnSync(process.execPath, [path.join(root, 'tools/release.mjs'), ...args], {
    env,
    encoding: 'utf8',
  });
}

it.each(['', '{"builds":', '{}', 'null'])(
  'goes back also while nobody can read how builds fare: %j',
  (damage) => {
    const first = release('auth', 'a', 1).buildId as string;
    release('auth', 'b', 2);
    writeFileSync(figures(), damage);
    const { status, stderr } = run('auth', first);
    expect([status, stderr]).toEqual([0, expect.stringMatching(/figures\.json cannot be read/)]);
    expect(releases().auth.current.build).toBe(first);
  },
);

it('withdraws no host, without which there is no page', () => {
  const host = release('host', 'h', 1).buildId;
  const { status, stderr } = run('host', '--withdraw');
  expect([status, stderr]).toEqual([1, expect.stringContaining('go back to an earlier one')]);
  expect(releases().host.current.build).toBe(host);
});
