import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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

const WITHIN = { seconds: 60, megabytes: 500 };

it('runs as many at once as there are processors; the rest comes after', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'children-'));
  const script = path.join(folder, 'stays.cjs');
  fs.writeFileSync(script, STAYS);
  const inside = () => fs.readdirSync(folder).filter((name) => name.startsWith('child'));
  const atOnce = os.availableParallelism();

  const filled = new Promise<void>((resolve) => {
    const watcher = fs.watch(folder, () => {
      if (inside().length < atOnce) return;
      watcher.close();
      resolve();
    });
  });
  const all = Array.from({ length: 2 * atOnce }, (_, n) =>
    runLimited(script, [folder, `child-${n}`], WITHIN),
  );
  await filled;
  expect(inside()).toHaveLength(atOnce);

  fs.writeFileSync(path.join(folder, 'go'), '');
  expect((await Promise.all(all)).map(({ ended }) => ended)).toEqual(all.map(() => 'well'));
  expect(inside()).toHaveLength(2 * atOnce);
  fs.rmSync(folder, { recursive: true });
});
