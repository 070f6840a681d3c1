import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A file system in memory, where there is one. */
const MEMORY = '/dev/shm';
/** What the tests leave at a time, with much to spare. */
const ROOM = 6 * 2 ** 30;

/**
 * From now on temporary files of this process, and of all that it starts, are in memory, if there is room: a database of
 * a test is a thousand files, and to make them on a disk takes longer than most tests. They go with the process.
 */
export function useMemory() {
  if (!hasRoom()) return;
  const folder = fs.mkdtempSync(path.join(MEMORY, 'boekwerk-'));
  // As root the database server runs as somebody else, who must get through.
  fs.chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}

function hasRoom() {
  if (!fs.existsSync(MEMORY)) return false;
  const { bavail, bsize } = fs.statfsSync(MEMORY);
  return Math.min(bavail * bsize, os.freemem()) > ROOM;
}
