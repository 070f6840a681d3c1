import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const BLOCK = Buffer.alloc(1_048_576);

/** A folder on a disk in memory; null where nobody may make one. */
export function smallDisk({ megabytes = 400 } = {}) {
  const at = fs.mkdtempSync(path.join(os.tmpdir(), 'small-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', at]);
  if (mounted.status !== 0) {
    fs.rmdirSync(at);
    return null;
  }
  const dir = path.join(at, 'own');
  const ballast = path.join(at, 'ballast');
  fs.mkdirSync(dir);
  return {
    dir,
    /** Takes all that is left of it. */
    fill: () => {
      const file = fs.openSync(ballast, 'w');
      for (let size = BLOCK.length; size > 0; size = Math.floor(size / 2)) writeAll(file, size);
      fs.closeSync(file);
    },
    free: () => fs.rmSync(ballast),
    remove: () => {
      spawnSync('umount', [at]);
      fs.rmdirSync(at);
    },
  };
}

/** In pieces of a size, as long as they fit. */
function writeAll(file: number, size: number) {
  try {
    for (;;) fs.writeSync(file, BLOCK, 0, size);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
