import path from 'node:path';
import { clashesOf, readManifest } from '../shared/src/manifest/manifest.mjs';
import { buildFolder, hostManifest } from './apps.mjs';
import { takeLock } from './lock.mjs';
import {
  isWhole,
  keepBuild,
  listBuilds,
  listNames,
  manifestIn,
  readManifestFile,
  removeHalves,
  removeOldBuilds,
} from './release-builds.mjs';
import { DamagedList, manifestsOf, readList, writeList } from './release-list.mjs';
import { actsOn, recentlyCurrent, record } from './release-log.mjs';

const LOCK_PATIENCE_MS = 60_000;

/**
 * Keeps the last build of `name` and makes it current, unless it is so already. What was pinned stays as it is, unless
 * its release was asked for by name, which ends the pin.
 *
 * @param {{ source?: string, now?: Date, together?: string[], isAsked?: boolean }} options `together`: who is released anew at the same time
 * @returns {{ buildId: string | null, isNew: boolean, isPinned: boolean }} the current build; null for a remote that was withdrawn
 */
export const releaseBuild = (wwwDir, name, options = {}) =>
  oneAtATime(wwwDir, () => release(wwwDir, name, options));

/** Makes an existing build of `name` the current one, forward or back, and pins it. */
export const makeCurrent = (wwwDir, name, build, now = new Date()) =>
  oneAtATime(wwwDir, () => {
    const current = { build, manifest: manifestIn(wwwDir, name, build) };
    change(wwwDir, name, { act: 'go to', is: { current, isPinned: true }, now });
  });

/**
 * Lets the next release of all have `name` again.
 *
 * @returns whether it was pinned
 */
export const unpin = (wwwDir, name, now = new Date()) =>
  oneAtATime(wwwDir, () => {
    const { isPinned = false, ...is } = readList(wwwDir)[name] ?? {};
    if (isPinned) change(wwwDir, name, { act: 'unpin', is, now });
    return isPinned;
  });

/**
 * Takes `name` out of the product until it is released by name; its builds stay.
 *
 * @returns whether it was in it
 */
export const withdraw = (wwwDir, name, now = new Date()) =>
  oneAtATime(wwwDir, () => {
    const wasThere = currentBuild(wwwDir, name) !== null;
    if (wasThere) change(wwwDir, name, { act: 'withdraw', is: { isPinned: true }, now });
    return wasThere;
  });

/**
 * Makes a list that cannot be read anew: of each name what it last was according to the log or else, where that is not
 * whole, its newest build that is.
 *
 * @returns a line for each name, with the build that is current now; null when the list can be read
 */
export const repair = (wwwDir, now = new Date()) =>
  oneAtATime(wwwDir, () => {
    if (!isDamaged(wwwDir)) return null;
    const names = listNames(wwwDir);
    const list = Object.fromEntries(names.map((name) => [name, lastOf(wwwDir, name)]));
    for (const [name, is] of Object.entries(list)) {
      const to = is.current?.build ?? null;
      record(wwwDir, { name, act: 'repair', from: null, to, is: inLog(is), now });
    }
    writeList(wwwDir, list);
    return names.map((name) => `${name}: ${list[name].current?.build ?? 'none'}`);
  });

/** Each act reads the list and writes it anew: of two at once one would be lost. */
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
  const { source = buildFolder(name), now = new Date(), together, isAsked = false } = options;
  const { current, isPinned = false } = readList(wwwDir)[name] ?? {};
  if (isPinned && !isAsked) return { buildId: current?.build ?? null, isNew: false, isPinned };

  const manifest =
    name === 'host' ? undefined : readManifestFile(path.join(source, 'manifest.json'));
  if (name !== 'host') refuseBad(wwwDir, { [name]: manifest }, together);
  const buildId = keepBuild(wwwDir, name, { source, now });
  const isNew = buildId !== current?.build;
  if (isNew || isPinned)
    change(wwwDir, name, {
      act: 'release',
      is: { current: { build: buildId, manifest } },
      now,
      together,
    });
  removeOldBuilds(wwwDir, name, new Set([buildId, ...recentlyCurrent(wwwDir, name, now)]));
  return { buildId, isNew, isPinned: false };
}

/** From now on `name` is what `is` says. */
function change(wwwDir, name, { act, is, now, together }) {
  const list = readList(wwwDir);
  if (is.current && name !== 'host') refuseBad(wwwDir, { [name]: is.current.manifest }, together);
  const from = list[name]?.current?.build ?? null;
  record(wwwDir, { name, act, from, to: is.current?.build ?? null, is: inLog(is), now });
  writeList(wwwDir, { ...list, [name]: is });
}

/** Builds bring their manifests: the log does without. */
const inLog = ({ current, ...is }) => ({
  ...is,
  ...(current && { current: { build: current.build } }),
});

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
  const standing = manifestsOf(readList(wwwDir)).filter(({ name }) => !leaving.includes(name));
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

/** The build of `name` that pages get now; null when there is none. */
export const currentBuild = (wwwDir, name) => readList(wwwDir)[name]?.current?.build ?? null;

function isDamaged(wwwDir) {
  try {
    readList(wwwDir);
    return false;
  } catch (error) {
    if (error instanceof DamagedList) return true;
    throw error;
  }
}

function lastOf(wwwDir, name) {
  const { current: last, isPinned } = actsOn(wwwDir, name).at(-1)?.is ?? {};
  if (isPinned && !last) return { isPinned };
  const builds = [last?.build, ...listBuilds(wwwDir, name)];
  const build = builds.find((one) => one && isWhole(wwwDir, name, one));
  if (!build) return {};
  const current = { build, manifest: manifestIn(wwwDir, name, build) };
  return { current, ...(isPinned && build === last?.build && { isPinned }) };
}
