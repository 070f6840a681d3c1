import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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
