import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LANES, type LaneName } from './lanes';
import { runLimited } from './limited-child';

/** Leaves its name in a folder and stays until it is told to go. */
const STAYS = `
const fs = require('node:fs');
const [, , folder, name] = process.argv;
fs.writeFileSync(folder + '/' + name, '');
const end = () => fs.existsSync(folder + '/go') && process.exit();
fs.watch(folder, end);
end();
`;

let folder: string;
let stays: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'children-'));
  stays = path.join(folder, 'stays.cjs');
  fs.writeFileSync(stays, STAYS);
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const inside = () => fs.readdirSync(folder).filter((name) => name.startsWith('child'));

/** Twice as many as a lane takes, once the lane is full. */
async function fill(lane: LaneName) {
  const { atOnce } = LANES[lane];
  const filled = new Promise<void>((resolve) => {
    const watcher = fs.watch(folder, () => {
      if (inside().length < atOnce) return;
      watcher.close();
      resolve();
    });
  });
  const all = Array.from({ length: 2 * atOnce }, (_, n) =>
    runLimited(lane, stays, [folder, `child-${n}`]),
  );
  await filled;
  return { all, atOnce };
}

const letGo = () => fs.writeFileSync(path.join(folder, 'go'), '');

it('runs as many at once as its lane takes; the rest comes after', async () => {
  const { all, atOnce } = await fill('documents');
  expect(inside()).toHaveLength(atOnce);

  letGo();
  expect((await Promise.all(all)).map(({ ended }) => ended)).toEqual(all.map(() => 'well'));
  expect(inside()).toHaveLength(2 * atOnce);
});

it.each(['recognition', 'spreadsheets'] as const)(
  'an upload does not wait for %s, however much of it does',
  async (lane) => {
    const { all, atOnce } = await fill(lane);
    const upload = path.join(folder, 'upload.cjs');
    fs.writeFileSync(upload, '');
    expect(await runLimited('documents', upload, [])).toEqual({ ended: 'well', output: '' });
    expect(inside()).toHaveLength(atOnce);

    letGo();
    await Promise.all(all);
  },
);

/** Holds 550 MB outside of its heap, as what is unpacked is; for good when it is given an argument. */
const LARGE = `
const held = Buffer.alloc(550 * 1024 * 1024, 1);
if (process.argv[2]) setInterval(() => held[0], 1000);
`;

it('lets a child use the memory of its lane, and ends one that uses more', async () => {
  const script = path.join(folder, 'large.cjs');
  fs.writeFileSync(script, LARGE);
  expect(await runLimited('recognition', script, [])).toEqual({ ended: 'well', output: '' });
  expect(await runLimited('documents', script, ['stay'])).toEqual({ ended: 'out of memory' });
});

it('counts what a child does and not how long it waits, which is long on a busy machine', async () => {
  const lane = jest.replaceProperty(LANES.spreadsheets, 'seconds', 1 as never);
  const waits = path.join(folder, 'waits.cjs');
  fs.writeFileSync(waits, 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);');
  const works = path.join(folder, 'works.cjs');
  fs.writeFileSync(works, 'for (;;);');
  const scripts = [waits, works];
  expect(
    await Promise.all(scripts.map((script) => runLimited('spreadsheets', script, []))),
  ).toEqual([{ ended: 'well', output: '' }, { ended: 'out of time' }]);
  lane.restore();
});
