import { clashesOf, readManifest } from '../shared/src/manifest/manifest.mjs';
import { hostManifest } from './apps.mjs';
import { manifestIn } from './release-builds.mjs';
import { contractIn, refuseUnserved, releasedContract } from './release-contracts.mjs';
import { manifestsOf, readList, writeList } from './release-list.mjs';
import { record } from './release-log.mjs';
import { refuseUnshared, sharedIn } from './release-shared.mjs';

/** The act of who goes to a build that there is, forward or back. */
export const GO_TO = 'go to';

/** From now on `name` is what `is` says; `said` are other things for the log. */
export function change(wwwDir, name, { act, channel, is, now, together, api, ...said }) {
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
export const isGiven = (channel) => channel !== 'staging';

/** What stands on each channel of `name`, and whether it is pinned. */
export const channelsOf = (wwwDir, name) => readList(wwwDir)[name] ?? {};

/** What the list says of a build on a channel. */
export const placed = (wwwDir, name, build) => ({
  build,
  manifest: manifestIn(wwwDir, name, build),
  shared: sharedIn(wwwDir, name, build),
});

export const CHANNELS = ['current', 'canary', 'staging'];

/** Builds bring their manifests: the log does without. */
export const inLog = (channels) =>
  Object.fromEntries(
    Object.entries(channels).map(([key, value]) => {
      const { manifest, shared, ...said } = Object(value);
      return [key, CHANNELS.includes(key) ? said : value];
    }),
  );

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

/** The build of `name` that pages get now; null when there is none. */
export const currentBuild = (wwwDir, name) => channelsOf(wwwDir, name).current?.build ?? null;
