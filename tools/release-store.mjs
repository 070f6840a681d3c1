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
import {
  brokenBy,
  contractId,
  contractIn,
  contractOf,
  refuseUnserved,
  releasedContract,
  writeContract,
} from './release-contracts.mjs';
import { DamagedList, manifestsOf, readList, writeList } from './release-list.mjs';
import { actsOn, lastReleased, recentlyCurrent, record } from './release-log.mjs';
import { refuseUnshared, sharedIn, sharedOf, unsharedBy } from './release-shared.mjs';
import { withSystemLock } from './system-lock.mjs';

const LOCK_PATIENCE_MS = 60_000;

/**
 * Keeps the last build of `name` and makes it current, unless it is so already. What was pinned stays as it is, unless
 * its release was asked for by name, which ends the pin.
 *
 * @param {{ source?: string, now?: Date, together?: string[], isAsked?: boolean, api?: string }} options `together`: who is released anew at the same time; `api`: the contract of the API that is, where that is
 * @returns {{ buildId: string | null, isNew: boolean, isPinned: boolean }} the current build; null for a remote that was withdrawn
 */
export const releaseBuild = (wwwDir, name, options = {}) =>
  oneAtATime(wwwDir, () => {
    const { isPinned, current } = channelsOf(wwwDir, name);
    if (isPinned && !options.isAsked)
      return { buildId: current?.build ?? null, isNew: false, isPinned };
    return { ...keepAndPlace(wwwDir, name, 'current', options), isPinned: false };
  });

/**
 * Keeps the last build of `name` and puts it on staging, where nobody gets it but who asks for that.
 *
 * @returns {{ buildId: string, isNew: boolean }}
 */
export const stageBuild = (wwwDir, name, options = {}) =>
  oneAtATime(wwwDir, () => keepAndPlace(wwwDir, name, 'staging', options));

/**
 * Gives what is on staging to some, or when there is nothing gives the canary that there is to others than before.
 *
 * @param {{ percent: number, companies: number[] }} group of a hundred browsers, and ids of companies
 * @returns the build
 * @throws Error when there is neither
 */
export const startCanary = (wwwDir, name, group, now = new Date()) =>
  oneAtATime(wwwDir, () => {
    const { staging, canary, ...others } = channelsOf(wwwDir, name);
    const build = (staging ?? canary)?.build;
    if (!build) throw new Error(`There is nothing of ${name} on staging: --to staging comes first`);
    const since = now.getTime();
    const is = { ...others, canary: { ...placed(wwwDir, name, build), ...group, since } };
    change(wwwDir, name, { act: 'to canary', channel: 'canary', is, now });
    return build;
  });

/**
 * Gives the canary, the same bytes, to all.
 *
 * @returns the build
 * @throws Error when there is none
 */
export const promoteCanary = (wwwDir, name, now = new Date()) =>
  oneAtATime(wwwDir, () => {
    const { canary, isPinned, ...others } = channelsOf(wwwDir, name);
    if (!canary) throw new Error(`There is no canary of ${name}: --to canary comes first`);
    const is = { ...others, current: placed(wwwDir, name, canary.build) };
    change(wwwDir, name, { act: 'to current', channel: 'current', is, now });
    return canary.build;
  });

/**
 * Takes `name` from staging, or ends its canary: all get the current build again.
 *
 * @param {'staging' | 'canary'} channel
 * @returns whether there was something
 */
export const clearChannel = (wwwDir, name, channel, now = new Date()) =>
  oneAtATime(wwwDir, () => {
    const { [channel]: was, ...is } = channelsOf(wwwDir, name);
    if (was) change(wwwDir, name, { act: `end ${channel}`, channel, is, now });
    return was !== undefined;
  });

/**
 * Writes in list and log which canaries the gateway ended: it has no key to sign with, and gave them to nobody since.
 *
 * @param {import('./release-figures.mjs').Ended[]} ended
 * @returns {string[]} a line for each that was still in the list
 */
export const takeOverEnded = (wwwDir, ended) =>
  oneAtATime(wwwDir, () =>
    ended.flatMap(({ name, build, since, at, why }) => {
      const { canary, ...is } = channelsOf(wwwDir, name);
      if (canary?.build !== build || (canary.since ?? 0) !== since) return [];
      const act = { act: 'end canary', channel: 'canary', is, now: new Date(at) };
      change(wwwDir, name, { ...act, who: 'the gateway', why });
      return [`${name}: the gateway ended canary ${build} at ${at}: ${why}`];
    }),
  );

/**
 * Says that an API is about to run, which serves what its build says. Without the builds that count on something else
 * nobody would be served by it: those that somebody gets, and the last two of each that all got.
 *
 * @param {{ source?: string, now?: Date, despite?: string }} options `source` is the folder of its build; `despite`: why it is released although it breaks them
 * @returns {{ id: string, isNew: boolean, broken: string[], open: string[], unknown: string[] }} its contract's name, and what it breaks, as `brokenBy` says
 * @throws Error that names the calls and fields, and the builds that count on them
 */
export const releaseApi = (
  wwwDir,
  { source = buildFolder('api'), now = new Date(), despite } = {},
) =>
  oneAtATime(wwwDir, () => {
    const contract = contractOf('api', source);
    const id = contractId(contract);
    const before = contractBefore(wwwDir);
    if (before === contract) return { id, isNew: false, broken: [], open: [], unknown: [] };
    const found = brokenBy(wwwDir, contract, now);
    if (found.broken.length > 0 && !despite) throw new Error(refusalOf(found.broken));
    const from = before && contractId(before);
    const why = found.broken.length > 0 ? despite : undefined;
    record(wwwDir, {
      name: 'api',
      act: 'release',
      channel: 'current',
      from,
      to: id,
      is: {},
      now,
      why,
    });
    writeContract(wwwDir, contract);
    return { id, isNew: true, ...found };
  });

const GO_TO = 'go to';

/**
 * Makes an existing build of `name` the current one, forward or back, and pins it.
 *
 * @returns {string[]} of a host what remotes are without under it, as `unsharedBy` says
 */
export const makeCurrent = (wwwDir, name, build, now = new Date()) =>
  oneAtATime(wwwDir, () => {
    const current = placed(wwwDir, name, build);
    const is = { ...channelsOf(wwwDir, name), current, isPinned: true };
    change(wwwDir, name, { act: GO_TO, channel: 'current', is, now });
    return name === 'host' ? unsharedBy(readList(wwwDir), current.shared ?? null) : [];
  });

/**
 * Lets the next release of all have `name` again.
 *
 * @returns whether it was pinned
 */
export const unpin = (wwwDir, name, now = new Date()) =>
  oneAtATime(wwwDir, () => {
    const { isPinned = false, ...is } = channelsOf(wwwDir, name);
    if (isPinned) change(wwwDir, name, { act: 'unpin', channel: 'current', is, now });
    return isPinned;
  });

/**
 * Takes `name` out of the product until it is released by name; its builds stay.
 *
 * @returns whether it was in it
 */
export const withdraw = (wwwDir, name, now = new Date()) =>
  oneAtATime(wwwDir, () => {
    const { isPinned, ...was } = channelsOf(wwwDir, name);
    const wasThere = Object.keys(was).length > 0;
    if (wasThere)
      change(wwwDir, name, { act: 'withdraw', channel: 'current', is: { isPinned: true }, now });
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
      record(wwwDir, {
        name,
        act: 'repair',
        channel: 'current',
        from: null,
        to,
        is: inLog(is),
        now,
      });
    }
    writeList(wwwDir, list);
    return names.map((name) => `${name}: ${list[name].current?.build ?? 'none'}`);
  });

/** Each act reads the list and writes it anew: of two at once one would be lost. */
function oneAtATime(wwwDir, work) {
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

function keepAndPlace(wwwDir, name, channel, options) {
  const { source = buildFolder(name), now = new Date(), together } = options;
  const { isPinned, ...was } = channelsOf(wwwDir, name);
  if (name !== 'host') {
    const manifest = readManifestFile(path.join(source, 'manifest.json'));
    refuseBad(wwwDir, { [name]: manifest }, together, channel);
  }
  const api = options.api ?? releasedContract(wwwDir);
  refuseUnserved(name, contractOf(name, source), isGiven(channel) ? api : null);
  if (isGiven(channel)) refuseUnshared(readList(wwwDir), name, sharedOf(name, source), together);
  const buildId = keepBuild(wwwDir, name, { source, now });
  const isNew = buildId !== was[channel]?.build;
  const endsPin = isPinned && channel === 'current';
  if (isNew || endsPin) {
    const is = {
      ...was,
      ...(!endsPin && isPinned && { isPinned }),
      [channel]: placed(wwwDir, name, buildId),
    };
    change(wwwDir, name, { act: `release to ${channel}`, channel, is, now, together, api });
  }
  removeOldBuilds(wwwDir, name, needed(wwwDir, name, now));
  return { buildId, isNew };
}

/** From now on `name` is what `is` says; `said` are other things for the log. */
function change(wwwDir, name, { act, channel, is, now, together, api, ...said }) {
  if (is[channel] && name !== 'host')
    refuseBad(wwwDir, { [name]: is[channel].manifest }, together, channel);
  const list = readList(wwwDir);
  const from = list[name]?.[channel]?.build ?? null;
  const to = is[channel]?.build ?? null;
  if (to && to !== from && isGiven(channel)) {
    refuseUnserved(name, contractIn(wwwDir, name, to), api ?? releasedContract(wwwDir));
    // Who goes back to a host has a reason, and pages that lack something are better than all of them.
    if (name !== 'host' || act !== GO_TO)
      refuseUnshared(list, name, is[channel].shared ?? null, together);
  }
  record(wwwDir, { name, act, channel, from, to, is: inLog(is), now, ...said });
  writeList(wwwDir, { ...list, [name]: is });
}

/** Who looks at staging may do so with an API that is not released yet. */
const isGiven = (channel) => channel !== 'staging';

const channelsOf = (wwwDir, name) => readList(wwwDir)[name] ?? {};

const placed = (wwwDir, name, build) => ({
  build,
  manifest: manifestIn(wwwDir, name, build),
  shared: sharedIn(wwwDir, name, build),
});

const CHANNELS = ['current', 'canary', 'staging'];

/** Builds bring their manifests: the log does without. */
const inLog = (channels) =>
  Object.fromEntries(
    Object.entries(channels).map(([key, value]) => {
      const { manifest, shared, ...said } = Object(value);
      return [key, CHANNELS.includes(key) ? said : value];
    }),
  );

/** The builds that are on a channel, the last two releases, and those that an open page may run on. */
function needed(wwwDir, name, now) {
  const channels = channelsOf(wwwDir, name);
  const placed = CHANNELS.map((channel) => channels[channel]?.build);
  return new Set([...placed, ...lastReleased(wwwDir, name), ...recentlyCurrent(wwwDir, name, now)]);
}

/**
 * Pages would refuse a remote whose manifest is not good, or that claims what another one has; nobody should find out
 * there.
 *
 * @param {Record<string, unknown>} said what remotes that are to be released say of themselves, by name
 * @param {string[]} together who is released anew at the same time: what those had before is in nobody's way
 * @param {'current' | 'canary' | 'staging'} channel where they are to be released
 * @throws Error that says what is wrong
 */
export function refuseBad(wwwDir, said, together = [], channel = 'current') {
  const leaving = [...Object.keys(said), ...together];
  const standing = manifestsOf(readList(wwwDir), channel).filter(
    ({ name }) => !leaving.includes(name),
  );
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

const refusalOf = (broken) =>
  [
    'The API is not released: builds that are out count on what it does not do:',
    ...broken.map((line) => `  ${line}`),
    'Release each of them twice without need of it first (docs/contract/README.md), or say why not: --despite "…"',
  ].join('\n');

/** One that is damaged is written anew, and nobody knows what it was. */
function contractBefore(wwwDir) {
  try {
    return releasedContract(wwwDir);
  } catch {
    return null;
  }
}

/** The build of `name` that pages get now; null when there is none. */
export const currentBuild = (wwwDir, name) => channelsOf(wwwDir, name).current?.build ?? null;

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
  const { current: last, isPinned, ...others } = actsOn(wwwDir, name).at(-1)?.is ?? {};
  if (isPinned && !last) return { isPinned };
  const builds = [last?.build, ...listBuilds(wwwDir, name)];
  const build = builds.find((one) => one && isWhole(wwwDir, name, one));
  if (!build) return {};
  const kept = Object.entries(others)
    .filter(([, { build: one }]) => isWhole(wwwDir, name, one))
    .map(([channel, was]) => [channel, { ...was, ...placed(wwwDir, name, was.build) }]);
  return {
    ...Object.fromEntries(kept),
    current: placed(wwwDir, name, build),
    ...(isPinned && build === last?.build && { isPinned }),
  };
}
