import { createHash, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Trial } from './figures/trials';
import { givenTo, onStaging } from './given-to.mjs';
import { keeper } from './kept-files';
import type { ReleaseMemory } from './release-memory';
import { readSigned } from './signed-releases.mjs';
import type { Visitor } from './visitor';

export type ReleasedRemote = {
  name: string;
  build: string;
  entry: string;
  /** What it says of itself; pages judge it. */
  manifest?: { pages?: { path?: unknown; right?: unknown }[] } | null;
};

/** What is released now; looked at anew each time, since releases happen while the gateway runs. */
export type Releases = {
  /** The host's build; null before the first release. */
  host: (visitor: Visitor) => string | null;
  remotes: (visitor: Visitor) => ReleasedRemote[];
  /** Names all of it, the host's build first: another name is another version of the product. */
  name: (visitor: Visitor) => string;
  /** Whether something is given to some browsers first; to some companies. */
  canaries: () => { byPercent: boolean; byCompany: boolean };
  /** The build of `name`, which may be the host, that a visitor gets. */
  buildOf: (name: string, visitor: Visitor) => string | null;
  /** The canaries that some get, and what the others get. */
  trials: () => Trial[];
  /** What the list names, also a canary that was ended here. */
  channels: () => Channel[];
};

/** What is on a channel. */
export type Channel = {
  name: string;
  channel: (typeof CHANNELS)[number];
  build: string;
  isEnded: boolean;
};

type Placed = { build: string; manifest?: ReleasedRemote['manifest'] };
/** `since` is when it was given to these; builds of the release tool before it did not say so. */
type Canary = Placed & { percent: number; companies: number[]; since?: number };
/** Without any of them it was withdrawn. */
type Channels = { current?: Placed; canary?: Canary; staging?: Placed };

/** `releases.json`; each has a higher number than the one before. */
type ReleaseList = { number: number; releases: Record<string, Channels> };

export type ReleaseOptions = {
  wwwDir: string;
  /** Whose signature on releases is believed; null believes everybody, for development. */
  releaseKeys: KeyObject[] | null;
  /** Shows what is on staging, where there is something, to all that come here. */
  isStaging: boolean;
};

/** Whether a canary was ended here, because it does worse than the current build. */
type IsEnded = (name: string, canary: { build: string; since?: number | undefined }) => boolean;

const CHANNELS = ['current', 'canary', 'staging'] as const;
const ROOM = 2 ** 20;
const NONE: ReleaseList = { number: 0, releases: {} };

/**
 * A list that cannot be read, was not signed, or is older than one that was seen, changes nothing: the last good one
 * goes on, so that pages stay alive, and nobody can go back by putting an old list in its place.
 *
 * @param isEnded such a canary nobody gets, whatever the list says
 * @param complain told once of each list that is not good
 */
export function releasesIn(
  options: ReleaseOptions,
  memory: ReleaseMemory,
  isEnded: IsEnded,
  complain: (error: unknown) => void,
): Releases {
  const list = lastGood(options, memory, complain);
  const given = options.isStaging ? onStaging : givenTo;
  const channelsOf = (name: string): Channels => {
    const { canary, ...others } = list().releases[name] ?? {};
    return canary && !isEnded(name, canary) ? { ...others, canary } : others;
  };
  const names = () => Object.keys(list().releases);
  const buildOf = (name: string, visitor: Visitor) =>
    given(channelsOf(name), visitor)?.build ?? null;
  const host = (visitor: Visitor) => buildOf('host', visitor);
  const remotes = (visitor: Visitor) =>
    names().flatMap((name) => {
      const placed = given(channelsOf(name), visitor);
      return name === 'host' || !placed ? [] : [remoteOf(name, placed)];
    });
  return {
    host,
    remotes,
    name: (visitor) => {
      const hash = createHash('sha256')
        .update(JSON.stringify(remotes(visitor)))
        .digest('hex');
      return `${host(visitor) ?? ''}+${hash.slice(0, 12)}`;
    },
    canaries: () => {
      const canaries = names().flatMap((name) => channelsOf(name).canary ?? []);
      return {
        byPercent: canaries.some(({ percent }) => percent > 0),
        byCompany: canaries.some(({ companies }) => companies.length > 0),
      };
    },
    buildOf,
    trials: () =>
      names().flatMap((name) => {
        const { canary, current } = channelsOf(name);
        if (!canary || options.isStaging) return [];
        const { build, since = 0 } = canary;
        return [{ name, build, since, current: current?.build ?? null }];
      }),
    channels: () =>
      Object.entries(list().releases).flatMap(([name, placed]) =>
        CHANNELS.flatMap((channel) => {
          const there = placed[channel];
          const isEnded = channel === 'canary' && !channelsOf(name).canary;
          return there ? [{ name, channel, build: there.build, isEnded }] : [];
        }),
      ),
  };
}

const remoteOf = (name: string, { build, manifest = null }: Placed): ReleasedRemote => ({
  name,
  build,
  entry: `/remotes/${name}/${build}/remoteEntry.js`,
  manifest,
});

function lastGood(
  { wwwDir, releaseKeys }: ReleaseOptions,
  memory: ReleaseMemory,
  complain: (error: unknown) => void,
): () => ReleaseList {
  const file = path.join(wwwDir, 'releases.json');
  const listIn = (text: string): ReleaseList => {
    const list: unknown = readSigned(text, 'releases', releaseKeys);
    if (!isReleaseList(list)) throw new Error('not a list of releases');
    return list;
  };
  let last = remembered();
  let trouble: string | null = null;

  function remembered(): ReleaseList {
    const text = memory.read();
    try {
      return text === null ? NONE : listIn(text);
    } catch (error) {
      complain(error);
      return NONE;
    }
  }

  const look = keeper((place) => {
    const text = readFileSync(place, 'utf8');
    try {
      const list = listIn(text);
      if (list.number < last.number) throw new Error('older than the list before');
      last = list;
      memory.keep(text);
    } catch (error) {
      complain(error);
    }
    return true;
  }, ROOM);

  function troubleNow(): string | null {
    try {
      return look(file) === null && last !== NONE ? `${file} is gone` : null;
    } catch (error) {
      return String(error);
    }
  }

  return () => {
    const before = trouble;
    trouble = troubleNow();
    if (trouble !== null && trouble !== before) complain(new Error(trouble));
    memory.catchUp();
    return last;
  };
}

const isReleaseList = (value: unknown): value is ReleaseList =>
  value instanceof Object &&
  'number' in value &&
  typeof value.number === 'number' &&
  'releases' in value &&
  value.releases instanceof Object &&
  Object.values(value.releases).every(isReleased);

const isReleased = (value: unknown) =>
  value instanceof Object &&
  isAbsentOr(isPlaced, value, 'current') &&
  isAbsentOr(isPlaced, value, 'staging') &&
  isAbsentOr(isCanary, value, 'canary');

const isAbsentOr = (fits: (value: unknown) => boolean, value: object, key: string) =>
  !(key in value) || fits((value as Record<string, unknown>)[key]);

const isPlaced = (value: unknown) =>
  value instanceof Object && 'build' in value && typeof value.build === 'string';

const isCanary = (value: unknown) =>
  isPlaced(value) &&
  typeof (value as Canary).percent === 'number' &&
  Array.isArray((value as Canary).companies);
