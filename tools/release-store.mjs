import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { clashesOf, readManifest } from '../shared/src/manifest/manifest.mjs';
import { buildFolder, hostManifest } from './apps.mjs';
import { takeLock } from './lock.mjs';
import { buildHash, isReleased } from './source-hash.mjs';

const KEPT = 5;
const LOCK_PATIENCE_MS = 60_000;

/**
 * The released builds under `wwwDir`:
 *   host/<build>/            host.json names the current one
 *   remotes/<name>/<build>/  remotes.json names the current one of each, and is all that a release changes
 */
const folderOf = (wwwDir, name) =>
  name === 'host' ? path.join(wwwDir, 'host') : path.join(wwwDir, 'remotes', name);

/**
 * Copies the last build of `name` to its place and makes it current, unless the current one is the same.
 *
 * @returns {{ buildId: string, isNew: boolean }}
 */
export const releaseBuild = (wwwDir, name, options = {}) =>
  oneAtATime(wwwDir, () => release(wwwDir, name, options));

/** Makes an existing build of `name` the current one: forward or back. */
export const makeCurrent = (wwwDir, name, buildId) =>
  oneAtATime(wwwDir, () => choose(wwwDir, name, buildId));

/** Each release reads what is current and writes it anew: of two at once one would be lost. */
function oneAtATime(wwwDir, work) {
  const unlock = takeLock(path.join(wwwDir, 'release.lock'), { patience: LOCK_PATIENCE_MS });
  try {
    removeHalves(wwwDir);
    return work();
  } finally {
    unlock();
  }
}

function release(wwwDir, name, options) {
  const { source = buildFolder(name), now = new Date() } = options;
  const hash = buildHash(source);
  const current = currentBuild(wwwDir, name);
  if (current?.endsWith(`-${hash}`)) return { buildId: current, isNew: false };

  const buildId = `${now.toISOString().replace(/[-:.Z]/g, '')}-${hash}`;
  if (name !== 'host') {
    const said = readJson(path.join(source, 'manifest.json'), null);
    refuseBad(wwwDir, { [name]: said }, options.together);
  }
  const target = path.join(folderOf(wwwDir, name), buildId);
  // Half a copy is never seen: it gets its name when it is complete.
  const halfway = `${target}.tmp`;
  cpSync(source, halfway, { recursive: true, filter: isReleased });
  renameSync(halfway, target);

  choose(wwwDir, name, buildId, options.together);
  removeOldBuilds(wwwDir, name, buildId);
  return { buildId, isNew: true };
}

function choose(wwwDir, name, buildId, together) {
  const build = path.join(folderOf(wwwDir, name), buildId);
  if (!existsSync(build)) throw new Error(`There is no build ${buildId} of ${name}`);
  if (name === 'host')
    return replaceFile(path.join(wwwDir, 'host.json'), JSON.stringify({ build: buildId }));

  const remote = remoteOf(wwwDir, name, buildId);
  refuseBad(wwwDir, { [name]: remote.manifest }, together);
  const others = releasedRemotes(wwwDir).filter((other) => other.name !== name);
  const remotes = [...others, remote].sort((a, b) => a.name.localeCompare(b.name));
  writeRemotes(wwwDir, remotes);
}

/**
 * Pages would refuse a remote whose manifest is not good, or that claims what another one has; nobody should find out
 * there.
 *
 * @param {Record<string, unknown>} said what remotes that are to be released say of themselves, by name
 * @param {string[]} together who is released anew at the same time: what those had before is in nobody's way
 * @throws Error that says what is wrong
 */
export function refuseBad(wwwDir, said, together = []) {
  const leaving = [...Object.keys(said), ...together];
  const standing = releasedRemotes(wwwDir).filter((other) => !leaving.includes(other.name));
  const others = [{ name: 'the host', manifest: hostManifest() }, ...standing]
    .map(({ name, manifest }) => ({ name, manifest: readManifest(manifest).manifest }))
    // One that is not good itself is in nobody's way.
    .filter(({ manifest }) => manifest);
  for (const [name, value] of Object.entries(said)) {
    const { manifest, problems } = readManifest(value);
    const wrong = manifest ? clashesOf(manifest, others) : problems;
    if (wrong.length > 0) throw new Error([`${name} is not released:`, ...wrong].join('\n  '));
    others.push({ name, manifest });
  }
}

/**
 * Takes `name` out of the product; its builds stay.
 *
 * @returns whether it was in it
 */
export const withdraw = (wwwDir, name) =>
  oneAtATime(wwwDir, () => {
    const remotes = releasedRemotes(wwwDir);
    const others = remotes.filter((other) => other.name !== name);
    if (others.length < remotes.length) writeRemotes(wwwDir, others);
    return others.length < remotes.length;
  });

/** Every page reads it before it shows anything, so it is written without spaces. */
const writeRemotes = (wwwDir, remotes) =>
  replaceFile(path.join(wwwDir, 'remotes.json'), JSON.stringify(remotes));

/** The builds of `name` that can be made current, newest first. */
export function listBuilds(wwwDir, name) {
  const folder = folderOf(wwwDir, name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((build) => !build.endsWith('.tmp'))
    .sort()
    .reverse();
}

/** The build of `name` that pages get now; null before the first release. */
export function currentBuild(wwwDir, name) {
  if (name === 'host') return readJson(path.join(wwwDir, 'host.json'), {}).build ?? null;
  return releasedRemotes(wwwDir).find((remote) => remote.name === name)?.build ?? null;
}

function releasedRemotes(wwwDir) {
  const file = path.join(wwwDir, 'remotes.json');
  return readJson(file, [], () => {
    console.error(
      `${file} cannot be read. The newest build of each remote is taken for the current one.`,
    );
    return newestRemotes(wwwDir);
  });
}

function newestRemotes(wwwDir) {
  const folder = path.join(wwwDir, 'remotes');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.flatMap((name) => {
    const [newest] = listBuilds(wwwDir, name);
    return newest ? [remoteOf(wwwDir, name, newest)] : [];
  });
}

function remoteOf(wwwDir, name, buildId) {
  const manifest = readJson(path.join(folderOf(wwwDir, name), buildId, 'manifest.json'), null);
  return { name, build: buildId, entry: `/remotes/${name}/${buildId}/remoteEntry.js`, manifest };
}

/** What a release that was ended half-way left: copies without a name, and lists that were not in place yet. */
function removeHalves(wwwDir) {
  const remotes = path.join(wwwDir, 'remotes');
  const names = existsSync(remotes) ? readdirSync(remotes) : [];
  const folders = [
    wwwDir,
    path.join(wwwDir, 'host'),
    ...names.map((name) => path.join(remotes, name)),
  ];
  for (const folder of folders.filter((place) => existsSync(place)))
    for (const half of readdirSync(folder).filter((entry) => entry.endsWith('.tmp')))
      rmSync(path.join(folder, half), { recursive: true, force: true });
}

/** Open pages may still ask for files of earlier builds, so the last few stay. */
function removeOldBuilds(wwwDir, name, current) {
  const old = listBuilds(wwwDir, name).slice(KEPT);
  for (const build of old) {
    if (build !== current) rmSync(path.join(folderOf(wwwDir, name), build), { recursive: true });
  }
}

function readJson(file, missing, damaged = () => missing) {
  if (!existsSync(file)) return missing;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return damaged();
  }
}

/** Readers see the old file or the new one, never half of it, also after a power cut. */
function replaceFile(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  const next = `${file}.${process.pid}.tmp`;
  const descriptor = openSync(next, 'w');
  writeSync(descriptor, `${content}\n`);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(next, file);
}
