import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FolderInUse, lockFile } from './lock';

let dir: string;
let file: string;
/** Gives back what a test has taken: a lock is written anew until then. */
let held: (() => void)[] = [];

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'));
  file = path.join(dir, 'lock');
});
afterEach(() => {
  for (const unlock of held) unlock();
  held = [];
  fs.rmSync(dir, { recursive: true });
});

/** Lets another process have the lock, as `change` says. */
async function owner(change: object, name = file) {
  await take();
  const me = JSON.parse(fs.readFileSync(file, 'utf8'));
  held.pop()?.();
  fs.writeFileSync(name, JSON.stringify({ ...me, ...change }));
}

const secondsAgo = (name: string, seconds: number) => {
  const at = Date.now() / 1000 - seconds;
  fs.utimesSync(name, at, at);
};

it('refuses a second process, and names the first and what to do', async () => {
  await owner({});
  await expect(lockFile(file)).rejects.toThrow(FolderInUse);
  await expect(lockFile(file)).rejects.toThrow(
    `al in gebruik door proces ${process.pid}. Stop dat proces, of kies met DATA_DIR een andere map.`,
  );
});

it('takes over from a process that is dead', async () => {
  const dead = spawn(process.execPath, ['-e', '']);
  await once(dead, 'exit');
  await owner({ pid: dead.pid });
  await take();
});

it('takes over when the pid now belongs to another process', async () => {
  await owner({ start: '1' });
  await take();
});

it.each([
  ['on another machine', { host: 'elders', pid: 1 }],
  ['from before the machine started again', { boot: 'earlier' }],
  ['in another container, with the pid of a living one here', { pids: 'pid:[1]' }],
])('takes over from a process %s when it says nothing any more', async (_, change) => {
  await owner(change);
  secondsAgo(file, 31);
  await take();
});

it('refuses one elsewhere that still writes its lock', async () => {
  await owner({ host: 'elders', pids: 'pid:[1]' });
  const beat = setTimeout(() => secondsAgo(file, 0), 600);
  await expect(lockFile(file)).rejects.toThrow(/in de container elders \(proces \d+\)/);
  clearTimeout(beat);
});

it('goes on after a starter that died half-way, and waits for one that lives', async () => {
  await owner({ pid: 2 ** 22 + 1 });
  fs.writeFileSync(`${file}.takeover`, fs.readFileSync(file));
  await take();
  held.pop()?.();

  await owner({}, `${file}.takeover`);
  fs.writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1 }));
  await expect(lockFile(file)).rejects.toThrow(/neemt de gegevens .* net in gebruik/);
});

it('lets one of many win that start at once on what a dead one left', async () => {
  await owner({ pid: 2 ** 22 + 1 });
  fs.writeFileSync(`${file}.takeover`, fs.readFileSync(file));
  const program = `
    import { lockFile } from './api/src/platform/database/lock.ts';
    lockFile(process.argv[1]).then(() => console.log('won'), () => console.log('lost'))
      .then(() => setTimeout(() => {}, 60_000));`;
  const starters = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program, file]),
  );
  const said = await Promise.all(
    starters.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()),
  );
  for (const starter of starters) starter.kill('SIGKILL');
  expect(said.sort()).toEqual(['lost', 'lost', 'lost', 'won']);
}, 120_000);

it('leaves nothing behind when it is given back', async () => {
  (await lockFile(file))();
  expect(fs.readdirSync(dir)).toEqual([]);
});

const take = () => lockFile(file).then((unlock) => held.push(unlock));
