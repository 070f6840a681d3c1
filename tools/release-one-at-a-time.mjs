import path from 'node:path';
import { takeLock } from './lock.mjs';
import { removeHalves } from './release-builds.mjs';
import { withSystemLock } from './system-lock.mjs';

const LOCK_PATIENCE_MS = 60_000;

/**
 * Each act reads the list and writes it anew: of two at once one would be lost.
 *
 * @throws Error where nothing can be locked; without flock(1) also when another one does not end for a minute
 */
export function oneAtATime(wwwDir, work) {
  return withSystemLock(path.join(wwwDir, 'lock'), () => oneAtATimeHere(wwwDir, work));
}

function oneAtATimeHere(wwwDir, work) {
  const unlock = takeLock(path.join(wwwDir, 'release.lock'), { patience: LOCK_PATIENCE_MS });
  try {
    removeHalves(wwwDir);
    return work();
  } catch (error) {
    // On a full disk nothing could begin as long as they are there, not even what removes them.
    removeHalves(wwwDir);
    throw error;
  } finally {
    unlock();
  }
}
