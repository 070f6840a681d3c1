import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takeLock } from './lock.mjs';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tools-lock-'));
  file = path.join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is had by one at a time; another one waits and says for whom', () => {
  const unlock = takeLock(file, { patience: 0 });
  const onWait = jest.fn();
  expect(() => takeLock(file, { patience: -1, onWait })).toThrow(`Process ${process.pid} has`);
  expect(() => takeLock(file, { patience: 150, onWait })).toThrow();
  expect(onWait).toHaveBeenCalledTimes(1);
  unlock();
  takeLock(file, { patience: 0 })();
  expect(readdirSync(folder)).toEqual([]);
});

it('is no longer had by one that died, nor by another one with its pid', async () => {
  const dead = spawn(process.execPath, ['-e', '']);
  await once(dead, 'exit');
  writeFileSync(file, `${dead.pid} 1`);
  takeLock(file, { patience: 0 })();
  writeFileSync(file, `${process.pid} 1`);
  takeLock(file, { patience: 0 })();
  writeFileSync(file, '');
  takeLock(file, { patience: 0 })();
  expect(readdirSync(folder)).toEqual([]);
});
