import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { smallDisk } from '../api/src/testing/small-disk';
import { rotateLog } from './rotate-log.mjs';

let folder: string;
let log: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'log-'));
  log = path.join(folder, 'api.log');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it('keeps the last three parts of a log, and what is written after it by a program that has it open', () => {
  const program = fs.openSync(log, 'a');
  for (const part of ['one', 'two', 'three', 'four', 'five']) {
    fs.writeSync(program, part);
    rotateLog(log, 2);
  }
  fs.writeSync(program, 'six');
  fs.closeSync(program);
  const parts = fs.readdirSync(folder).sort();
  expect(parts.map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')])).toEqual([
    ['api.log', 'six'],
    ['api.log.1', 'five'],
    ['api.log.2', 'four'],
    ['api.log.3', 'three'],
  ]);
});

it('leaves a log alone that is not too large, or not there', () => {
  rotateLog(log, 3);
  fs.writeFileSync(log, 'one');
  rotateLog(log, 3);
  expect(fs.readdirSync(folder)).toEqual(['api.log']);
});

it('leaves a log alone, and its earlier parts, as long as a full disk has no room for another', () => {
  const disk = smallDisk({ megabytes: 1 });
  if (!disk) return;
  log = path.join(disk.dir, 'api.log');
  for (const [name, text] of [
    ['', 'x'.repeat(20_000)],
    ['.1', 'one'],
    ['.2', 'two'],
  ])
    fs.writeFileSync(`${log}${name}`, String(text));
  const parts = () => fs.readdirSync(disk.dir).map((name) => [name, sizeOf(name)]);
  const sizeOf = (name: string) => fs.statSync(path.join(disk.dir, name)).size;
  const before = parts();
  disk.fill();
  rotateLog(log, 2);
  expect(parts()).toEqual(before);
  disk.free();
  rotateLog(log, 2);
  expect(sizeOf('api.log.1')).toBe(20_000);
  disk.remove();
});
