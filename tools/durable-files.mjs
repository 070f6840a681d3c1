import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Readers see the old file or the new one, never half of it, also after a power cut. */
export function replaceFile(file, content) {
  makeFolder(path.dirname(file));
  const next = `${file}.${process.pid}.tmp`;
  const descriptor = openSync(next, 'w');
  try {
    // All of it, or it throws: `writeSync` writes what a disk has room for, and says so only by a number.
    writeFileSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  rename(next, file);
}

/** Adds a line that is on the disk when this returns. One that was cut off before it stays a line of its own. */
export function addLine(file, line) {
  makeFolder(path.dirname(file));
  const start = existsSync(file) && !/(?:^|\n)$/.test(readFileSync(file, 'utf8')) ? '\n' : '';
  appendFileSync(file, `${start}${line}\n`, { flush: true });
  sync(path.dirname(file));
}

/** Gives a folder its name, with all that is in it on the disk: the name never stands for half of it. */
export function renameFolder(from, to) {
  const inside = readdirSync(from, { recursive: true, withFileTypes: true });
  for (const entry of inside) sync(path.join(entry.parentPath, entry.name));
  sync(from);
  rename(from, to);
}

/** The names of those that were not there are on the disk as well. */
function makeFolder(folder) {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = path.resolve(folder); made.length >= first.length; made = path.dirname(made))
    sync(path.dirname(made));
}

function rename(from, to) {
  renameSync(from, to);
  // The name is kept in the folder, which is on the disk only when it is written there as well.
  sync(path.dirname(to));
}

function sync(place) {
  const descriptor = openSync(place, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
