import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FolderInUse, lockFile } from './lock';

let dir: string;
let file: string;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'));
  file = path.join(dir, 'lock');
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

const owner = (change: object) => {
  lockFile(file);
  fs.writeFileSync(
    file,
    JSON.stringify({ ...JSON.parse(fs.readFileSync(file, 'utf8')), ...change }),
  );
};

it('refuses a second process, and names the first and what to do', () => {
  lockFile(file);
  expect(() => lockFile(file)).toThrow(FolderInUse);
  expect(() => lockFile(file)).toThrow(
    `al in gebruik door proces ${process.pid}. Stop dat proces, of kies met DATA_DIR een andere map.`,
  );
});

it('takes over from a process that is dead', async () => {
  const dead = spawn(process.execPath, ['-e', '']);
  await once(dead, 'exit');
  owner({ pid: dead.pid });
  expect(() => lockFile(file)).not.toThrow();
});

it('takes over when the pid now belongs to another process', () => {
  owner({ start: '1' });
  expect(() => lockFile(file)).not.toThrow();
});

it('takes over what was left from before the machine started again', () => {
  owner({ boot: 'earlier' });
  expect(() => lockFile(file)).not.toThrow();
});

it('never takes over from another machine, where nobody can see what lives', () => {
  owner({ host: 'elders', pid: 1 });
  expect(() => lockFile(file)).toThrow(/op de machine elders .* Verwijder dan .*lock\./);
});

it('names the file to remove when a starter died half-way', () => {
  owner({ pid: 2 ** 22 + 1 });
  fs.writeFileSync(`${file}.takeover`, '');
  expect(() => lockFile(file)).toThrow(`Verwijder dan ${file}.takeover`);
});

it('leaves nothing behind when it is given back', () => {
  lockFile(file)();
  expect(fs.readdirSync(dir)).toEqual([]);
});
