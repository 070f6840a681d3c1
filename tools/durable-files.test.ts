import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { smallDisk } from '../api/src/testing/small-disk';
import { addLine, renameFolder, replaceFile } from './durable-files.mjs';

let folder: string;
/** What was asked of the system, in order: which file was written to the disk, and what got its name. */
let asked: string[];

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'durable-'));
  asked = [];
  const { openSync, fsyncSync, renameSync } = fs;
  const short = (place: unknown) =>
    path.relative(folder, String(place)).replace(String(process.pid), 'pid') || '.';
  const places = new Map<number, string>();
  jest.spyOn(fs, 'openSync').mockImplementation((place, ...rest) => {
    const descriptor = openSync(place, ...rest);
    places.set(descriptor, short(place));
    return descriptor;
  });
  jest.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
    asked.push(`sync ${places.get(descriptor)}`);
    fsyncSync(descriptor);
  });
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    asked.push(`rename ${short(from)} ${short(to)}`);
    renameSync(from, to);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(folder, { recursive: true });
});

it('has a file on the disk before it gets its name, and the name before it says so', () => {
  replaceFile(path.join(folder, 'list.json'), 'new');
  expect(asked).toEqual(['sync list.json.pid.tmp', 'rename list.json.pid.tmp list.json', 'sync .']);
});

it('leaves a file as it was when the disk has room for half of the next one', () => {
  const disk = smallDisk({ megabytes: 1 });
  if (!disk) return;
  const list = path.join(disk.dir, 'list.json');
  const room = path.join(disk.dir, 'room');
  replaceFile(list, 'old');
  fs.writeFileSync(room, Buffer.alloc(4096));
  disk.fill();
  fs.rmSync(room);
  expect(() => replaceFile(list, 'x'.repeat(10_000))).toThrow('ENOSPC');
  expect(fs.readFileSync(list, 'utf8')).toBe('old');
  disk.remove();
});

it('has the names of the folders around a file on the disk, when they are new', () => {
  replaceFile(path.join(folder, 'remotes/invoicing/list.json'), 'new');
  expect(asked.slice(0, 2)).toEqual(['sync remotes', 'sync .']);
  asked = [];
  addLine(path.join(folder, 'remotes/invoicing/log'), 'line');
  expect(asked).toEqual(['sync remotes/invoicing/log', 'sync remotes/invoicing']);
});

it('has all of a folder on the disk before it gets its name', () => {
  fs.mkdirSync(path.join(folder, 'build.tmp/inner'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'build.tmp/inner/a.js'), 'a');
  fs.writeFileSync(path.join(folder, 'build.tmp/b.js'), 'b');
  renameFolder(path.join(folder, 'build.tmp'), path.join(folder, 'build'));
  expect(asked.slice(0, -2).sort()).toEqual([
    'sync build.tmp',
    'sync build.tmp/b.js',
    'sync build.tmp/inner',
    'sync build.tmp/inner/a.js',
  ]);
  expect(asked.slice(-2)).toEqual(['rename build.tmp build', 'sync .']);
});

it('has a line on the disk when it says so', () => {
  addLine(path.join(folder, 'log'), 'line');
  expect(asked).toEqual(['sync log', 'sync .']);
});

it('keeps a line that was cut off by a crash out of the next one', () => {
  const log = path.join(folder, 'log');
  fs.writeFileSync(log, 'whole\nhal');
  addLine(log, 'next');
  addLine(log, 'last');
  expect(fs.readFileSync(log, 'utf8')).toBe('whole\nhal\nnext\nlast\n');
});
