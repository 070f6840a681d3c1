import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { FILE_LIST } from '../gateway/src/signed-releases.mjs';

/** Hash of everything in files and folders within `root` that can change a build; tests cannot, nor where `root` is. */
export function sourceHash(root, places) {
  const hash = createHash('sha256');
  for (const place of places.map((name) => path.join(root, name))) {
    const files = statSync(place).isFile() ? [place] : filesIn(place);
    for (const file of files) add(hash, file, path.relative(root, file));
  }
  return hash.digest('hex');
}

/** Hash of a finished build: equal for equal content, whenever it was made. */
export function buildHash(folder) {
  const hash = createHash('sha256');
  for (const file of filesIn(folder)) {
    if (isReleased(file)) add(hash, file, path.relative(folder, file));
  }
  return hash.digest('hex').slice(0, 8);
}

/** Source maps stay behind, they would publish the sources; and each build gets a list of files of its own. */
export const isReleased = (file) => !file.endsWith('.map') && path.basename(file) !== FILE_LIST;

function add(hash, file, name) {
  hash.update(name).update('\0').update(readFileSync(file)).update('\0');
}

function filesIn(place) {
  const entries = readdirSync(place, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter(
      (file) => !file.includes(`${path.sep}node_modules${path.sep}`) && !/\.test\.tsx?$/.test(file),
    )
    .sort();
}
