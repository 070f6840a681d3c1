import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';

/**
 * Does `work` while nobody else on this system does any under the same file, for as long as that takes: a container does
 * not see the processes of another one, so that it cannot tell by a number who holds a lock, or died with it. The system
 * lets go of this one with its process. Where there is no flock(1) there are no such containers, and nothing is locked.
 *
 * @throws Error where the system cannot lock the file
 */
export function withSystemLock(file, work) {
  mkdirSync(path.dirname(file), { recursive: true });
  const descriptor = openSync(file, 'a');
  try {
    // What it locks is open here as well, and stays locked until it is closed here.
    const { status, error, stderr } = spawnSync('flock', ['3'], {
      stdio: ['ignore', 'ignore', 'pipe', descriptor],
    });
    if (error ? error.code !== 'ENOENT' : status !== 0)
      throw error ?? new Error(`${file} cannot be locked: ${stderr}`);
    return work();
  } finally {
    closeSync(descriptor);
  }
}
