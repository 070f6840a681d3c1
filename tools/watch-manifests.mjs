import { unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';
import { apps, root } from './apps.mjs';

const INTERVAL_MS = 500;

/**
 * Tells when what a remote says of itself changed; a bundler does not look at that.
 *
 * @param {() => void} onChange may throw what is wrong with it
 * @returns {() => void} ends the watching
 */
export function watchManifests(onChange, say = console.log) {
  const files = apps
    .filter(({ folder }) => folder !== 'host')
    .map(({ folder }) => path.join(root, folder, 'manifest.json'));
  const look = () => {
    try {
      onChange();
    } catch (error) {
      say(error.message);
    }
  };
  // Editors put another file in its place, which `watch` would lose sight of.
  for (const file of files) watchFile(file, { interval: INTERVAL_MS }, look);
  return () => {
    for (const file of files) unwatchFile(file, look);
  };
}
