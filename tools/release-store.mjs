import path from 'node:path';
import { buildFolder } from './apps.mjs';
import { keepBuild, readManifestFile, removeOldBuilds } from './release-builds.mjs';
import {
  CHANNELS,
  change,
  channelsOf,
  GO_TO,
  isGiven,
  placed,
  refuseBad,
} from './release-channels.mjs';
import { contractOf, refuseUnserved, releasedContract } from './release-contracts.mjs';
import { readList } from './release-list.mjs';
import { lastReleased, recentlyGiven } from './release-log.mjs';
import { oneAtATime } from './release-one-at-a-time.mjs';
import { refuseUnshared, sharedOf, unsharedBy } from './release-shared.mjs';

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
 * Makes an existing build of `name` the current one, forward or back, and pins it.
 *
 * @returns {string[]} of a host what remotes are without under it, as `unsharedBy` says
 */
export const makeCurrent = (wwwDir, name, build, now = new Date()) =>
  oneAtATime(wwwDir, () => {
    const current = placed(wwwDir, name, build);
    const is = { ...givenBeside(channelsOf(wwwDir, name), build), current, isPinned: true };
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
      ...(channel === 'current' ? givenBeside(was, buildId) : was),
      ...(!endsPin && isPinned && { isPinned }),
      [channel]: placed(wwwDir, name, buildId),
    };
    change(wwwDir, name, { act: `release to ${channel}`, channel, is, now, together, api });
  }
  removeOldBuilds(wwwDir, name, needed(wwwDir, name, now));
  return { buildId, isNew };
}

/** What stays once all get `build`: a canary of it is over, as no page could tell the two apart. */
function givenBeside({ canary, ...others }, build) {
  return canary && canary.build !== build ? { canary, ...others } : others;
}

/** The builds that are on a channel, the last two releases, and those that an open page may run on. */
function needed(wwwDir, name, now) {
  const channels = channelsOf(wwwDir, name);
  const placed = CHANNELS.map((channel) => channels[channel]?.build);
  return new Set([...placed, ...lastReleased(wwwDir, name), ...recentlyGiven(wwwDir, name, now)]);
}
