import { givenTo, onStaging } from '../gateway/src/given-to.mjs';
import { clashesOf, readManifest } from '../shared/src/manifest/manifest.mjs';
import { hostManifest } from './apps.mjs';
import { manifestIn } from './release-builds.mjs';
import { contractIn, refuseUnserved, releasedContract } from './release-contracts.mjs';
import { readList, writeList } from './release-list.mjs';
import { record } from './release-log.mjs';
import { refuseUnshared, sharedIn } from './release-shared.mjs';

/** The act of who goes to a build that there is, forward or back. */
export const GO_TO = 'go to';

/** From now on `name` is what `is` says; `said` are other things for the log. */
export function change(wwwDir, name, { act, channel, is, now, together, api, ...said }) {
  const list = readList(wwwDir);
  const from = list[name]?.[channel]?.build ?? null;
  const to = is[channel]?.build ?? null;
  // A canary may be the same build for others.
  const isGivenAnew = to && (to !== from || channel === 'canary');
  // Who goes back to a host has a reason, and pages that lack something are better than all of them.
  const mustFit = name !== 'host' || act !== GO_TO;
  if (isGivenAnew && mustFit) refuseManifests({ ...list, [name]: is }, [name], together, channel);
  if (to && to !== from && isGiven(channel)) {
    refuseUnserved(name, contractIn(wwwDir, name, to), api ?? releasedContract(wwwDir));
    if (mustFit) refuseUnshared(list, name, is[channel].shared ?? null, together);
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
 * @param {'current' | 'staging'} channel where they are to be released
 * @throws Error that says what is wrong
 */
export function refuseBad(wwwDir, said, together = [], channel = 'current') {
  const list = readList(wwwDir);
  const next = Object.entries(said).map(([name, manifest]) => [
    name,
    { ...list[name], [channel]: { manifest } },
  ]);
  const names = Object.keys(said);
  refuseManifests({ ...list, ...Object.fromEntries(next) }, names, together, channel);
}

/** The same of `names`, which may be the host, in a list as it is going to be. */
function refuseManifests(list, names, together = [], channel = 'current') {
  const host = { name: 'the host', manifest: hostManifest() };
  for (const [at, name] of names.entries()) {
    // Of two that are both released here the later one is told.
    const leaving = [...together, ...names.slice(at + 1)];
    const others = [...(name === 'host' ? [] : [host]), ...besides(list, name, channel, leaving)]
      .map((other) => ({ ...other, manifest: readManifest(other.manifest).manifest }))
      // One that is not good itself is in nobody's way.
      .filter(({ manifest }) => manifest);
    const said = name === 'host' ? host : list[name][channel];
    const { manifest, problems } = readManifest(said.manifest);
    const wrong = manifest ? clashesOf(manifest, others) : problems;
    if (wrong.length > 0) throw new Error([`${name} is not released:`, ...wrong].join('\n  '));
  }
}

/**
 * What somebody gets of other remotes who gets what is on this channel of `name`, each build once.
 *
 * @param {string[]} leaving what these have on the channel goes
 */
function besides(list, name, channel, leaving) {
  const views =
    channel === 'staging'
      ? [onStaging]
      : visitorsOf(list).map((visitor) => (channels) => givenTo(channels, visitor));
  const others = Object.entries(list)
    .filter(([other]) => other !== name && other !== 'host')
    .map(([other, channels]) => [other, leaving.includes(other) ? without(channels) : channels]);
  const found = views
    .filter((given) => given(list[name]) === list[name][channel])
    .flatMap((given) => others.map(([other, channels]) => [given(channels), other]));
  return [...new Map(found)].flatMap(([placed, other]) =>
    placed ? { name: other, manifest: placed.manifest } : [],
  );

  function without(channels) {
    if (channel === 'staging') return {};
    // What somebody chose stays where all is released at once, and so does what some get.
    return channels.isPinned ? channels : { canary: channels.canary };
  }
}

/** One of each kind of visitors, by which canaries they get; the first gets none. */
function visitorsOf(list) {
  const canaries = Object.values(list).flatMap(({ canary }) => canary ?? []);
  const groups = [null, 0, ...canaries.map(({ percent }) => percent)];
  const companies = [null, ...canaries.flatMap((canary) => canary.companies)];
  return groups.flatMap((group) => companies.map((company) => ({ group, company })));
}

/** The build of `name` that pages get now; null when there is none. */
export const currentBuild = (wwwDir, name) => channelsOf(wwwDir, name).current?.build ?? null;
