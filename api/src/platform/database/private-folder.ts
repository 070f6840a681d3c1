import fs from 'node:fs';
import path from 'node:path';

const OTHERS = 0o077;

/**
 * Makes a folder that only its owner can enter. One that others could enter is closed to them, with everything in it.
 */
export function privateFolder(dir: string): void {
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  if ((fs.statSync(dir).mode & OTHERS) === 0) return;
  for (const entry of fs.readdirSync(dir, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory() || entry.isFile())
      closeToOthers(path.join(entry.parentPath, entry.name));
  closeToOthers(dir);
}

/** The mode of what another user owns, such as a mounted volume, cannot be changed. */
function closeToOthers(place: string) {
  try {
    fs.chmodSync(place, fs.statSync(place).mode & 0o7700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EPERM' && code !== 'ENOENT') throw error;
  }
}
