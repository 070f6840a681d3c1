import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { renameFolder } from './durable-files.mjs';
import { buildHash, isReleased } from './source-hash.mjs';

const KEPT = 5;

/**
 * The builds under `wwwDir`; none is ever changed:
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
  renameFolder(halfway, target);
  return build;
}

/** Whether a build is there as it was made. */
export function isWhole(wwwDir, name, build) {
  const place = buildPlace(wwwDir, name, build);
  return existsSync(place) && build.endsWith(`-${buildHash(place)}`);
}

/**
 * What a build says of itself; nothing for the host, whose pages are its own matter.
 *
 * @throws Error when there is no such build
 */
export function manifestIn(wwwDir, name, build) {
  const place = buildPlace(wwwDir, name, build);
  if (!existsSync(place)) throw new Error(`There is no build ${build} of ${name}`);
  if (name === 'host') return undefined;
  return readManifestFile(path.join(place, 'manifest.json'));
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
