import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FILE_LIST, hashOf, readSigned, signedText } from '../gateway/src/signed-releases.mjs';
import { renameFolder } from './durable-files.mjs';
import { releaseKey, verifyingKey } from './release-keys.mjs';
import { buildHash, isReleased } from './source-hash.mjs';

const KEPT = 5;

/**
 * The builds under `wwwDir`, each with a signed list of its files; none is ever changed:
 *   host/<build>/
 *   remotes/<name>/<build>/
 */
const folderOf = (wwwDir, name) =>
  name === 'host' ? path.join(wwwDir, 'host') : path.join(wwwDir, 'remotes', name);

export const buildPlace = (wwwDir, name, build) => path.join(folderOf(wwwDir, name), build);

/** The builds of `name`, newest first. */
export function listBuilds(wwwDir, name) {
  const folder = folderOf(wwwDir, name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((build) => !build.endsWith('.tmp'))
    .sort()
    .reverse();
}

/** Of whom there are builds. */
export function listNames(wwwDir) {
  const remotes = path.join(wwwDir, 'remotes');
  const host = existsSync(path.join(wwwDir, 'host')) ? ['host'] : [];
  return [...host, ...(existsSync(remotes) ? readdirSync(remotes).sort() : [])];
}

/**
 * Copies what was built among the builds of `name`, unless the same bytes are there already.
 *
 * @param {{ source: string, now: Date }} options `source` is the folder of what was built
 * @returns the id of the build
 */
export function keepBuild(wwwDir, name, { source, now }) {
  const hash = buildHash(source);
  const same = listBuilds(wwwDir, name).find(
    (build) => build.endsWith(`-${hash}`) && isWhole(wwwDir, name, build),
  );
  if (same) return same;

  const build = `${now.toISOString().replace(/[-:.Z]/g, '')}-${hash}`;
  const target = buildPlace(wwwDir, name, build);
  // Half a copy is never seen: it gets its name when it is complete.
  const halfway = `${target}.tmp`;
  cpSync(source, halfway, { recursive: true, filter: isReleased });
  const list = { kind: 'files', name, build, files: filesIn(halfway) };
  writeFileSync(path.join(halfway, FILE_LIST), signedText(list, releaseKey()));
  renameFolder(halfway, target);
  return build;
}

/** Whether a build is there as it was released: what is in it, and nothing else. */
export function isWhole(wwwDir, name, build) {
  const place = buildPlace(wwwDir, name, build);
  try {
    const text = readFileSync(path.join(place, FILE_LIST), 'utf8');
    const list = readSigned(text, 'files', [verifyingKey()]);
    const isIt = list.name === name && list.build === build;
    return isIt && JSON.stringify(list.files) === JSON.stringify(filesIn(place));
  } catch {
    return false;
  }
}

/** The hash of each file of a build, by its path. */
function filesIn(place) {
  const files = readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== FILE_LIST)
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      file.split(path.sep).join('/'),
      hashOf(readFileSync(path.join(place, file))),
    ]),
  );
}

/**
 * What a build says of itself; nothing for the host, whose pages are its own matter.
 *
 * @throws Error when there is no such build, or not as it was released
 */
export function manifestIn(wwwDir, name, build) {
  const place = buildPlace(wwwDir, name, build);
  if (!existsSync(place)) throw new Error(`There is no build ${build} of ${name}`);
  if (!isWhole(wwwDir, name, build))
    throw new Error(
      `Build ${build} of ${name} is not as it was released, or signed with another key`,
    );
  return name === 'host' ? undefined : readManifestFile(path.join(place, 'manifest.json'));
}

/** Null when there is none that can be read. */
export function readManifestFile(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Open pages still ask for files of earlier builds, so the last few stay, and those that are needed.
 *
 * @param {Set<string>} needed builds that stay however old they are
 */
export function removeOldBuilds(wwwDir, name, needed) {
  const old = listBuilds(wwwDir, name).slice(KEPT);
  for (const build of old.filter((one) => !needed.has(one)))
    rmSync(buildPlace(wwwDir, name, build), { recursive: true });
}

/** What a release that was ended half-way left: copies without a name, and lists that were not in place yet. */
export function removeHalves(wwwDir) {
  const folders = [wwwDir, ...listNames(wwwDir).map((name) => folderOf(wwwDir, name))];
  for (const folder of folders.filter((place) => existsSync(place)))
    for (const half of readdirSync(folder).filter((entry) => entry.endsWith('.tmp')))
      rmSync(path.join(folder, half), { recursive: true, force: true });
}
