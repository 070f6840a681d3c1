import { createHash, type KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keeper } from './kept-files';
import { readSigned } from './signed-releases.mjs';

export type ReleasedRemote = {
  name: string;
  build: string;
  entry: string;
  /** What it says of itself; pages judge it. */
  manifest?: { pages?: { path?: unknown; right?: unknown }[] } | null;
};

/** What is released now; looked at anew each time, since releases happen while the gateway runs. */
export type Releases = {
  /** The host's current build; null before the first release. */
  host: () => string | null;
  remotes: () => ReleasedRemote[];
  /** Names all of it, the host's build first: another name is another version of the product. */
  name: () => string;
};

type Placed = { build: string; manifest?: ReleasedRemote['manifest'] };

/** `releases.json`; each has a higher number than the one before. What has no `current` was withdrawn. */
type ReleaseList = { number: number; releases: Record<string, { current?: Placed }> };

type Options = {
  wwwDir: string;
  /** Who may release; null believes everybody, for development. */
  releaseKeys: KeyObject[] | null;
  /** Where the last good list is kept for the next start; '' for nowhere. */
  releaseMemory: string;
};

const ROOM = 2 ** 20;
const NONE: ReleaseList = { number: 0, releases: {} };

/**
 * A list that cannot be read, was not signed, or is older than one that was seen, changes nothing: the last good one
 * goes on, so that pages stay alive, and nobody can go back by putting an old list in its place.
 *
 * @param complain told once of each list that is not good
 */
export function releasesIn(options: Options, complain: (error: unknown) => void): Releases {
  const list = lastGood(options, complain);
  const host = () => list().releases.host?.current?.build ?? null;
  const remotes = () =>
    Object.entries(list().releases).flatMap(([name, { current }]) =>
      name === 'host' || !current ? [] : [remoteOf(name, current)],
    );
  return {
    host,
    remotes,
    name: () => {
      const hash = createHash('sha256').update(JSON.stringify(remotes())).digest('hex');
      return `${host() ?? ''}+${hash.slice(0, 12)}`;
    },
  };
}

const remoteOf = (name: string, { build, manifest = null }: Placed): ReleasedRemote => ({
  name,
  build,
  entry: `/remotes/${name}/${build}/remoteEntry.js`,
  manifest,
});

function lastGood(
  { wwwDir, releaseKeys, releaseMemory }: Options,
  complain: (error: unknown) => void,
): () => ReleaseList {
  const file = path.join(wwwDir, 'releases.json');
  const listIn = (text: string): ReleaseList => {
    const list: unknown = readSigned(text, 'releases', releaseKeys);
    if (!isReleaseList(list)) throw new Error('not a list of releases');
    return list;
  };
  let last = remembered();
  let isMissing = false;

  function remembered(): ReleaseList {
    try {
      return releaseMemory ? listIn(readFileSync(releaseMemory, 'utf8')) : NONE;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') complain(error);
      return NONE;
    }
  }

  const look = keeper((place) => {
    try {
      const text = readFileSync(place, 'utf8');
      const list = listIn(text);
      if (list.number < last.number) throw new Error('older than the list before');
      last = list;
      if (releaseMemory) remember(text, releaseMemory);
    } catch (error) {
      complain(error);
    }
    return true;
  }, ROOM);

  return () => {
    const isThere = look(file) !== null;
    if (!isThere && !isMissing && last !== NONE) complain(new Error(`${file} is gone`));
    isMissing = !isThere;
    return last;
  };
}

function remember(text: string, memory: string): void {
  mkdirSync(path.dirname(memory), { recursive: true });
  writeFileSync(`${memory}.tmp`, text);
  renameSync(`${memory}.tmp`, memory);
}

const isReleaseList = (value: unknown): value is ReleaseList =>
  value instanceof Object &&
  'number' in value &&
  typeof value.number === 'number' &&
  'releases' in value &&
  value.releases instanceof Object &&
  Object.values(value.releases).every(isReleased);

const isReleased = (value: unknown) =>
  value instanceof Object && (!('current' in value) || isPlaced(value.current));

const isPlaced = (value: unknown) =>
  value instanceof Object && 'build' in value && typeof value.build === 'string';
