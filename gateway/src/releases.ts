import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type ReleasedRemote = {
  name: string;
  build: string;
  entry: string;
  /** What it says of itself; pages judge it. */
  manifest?: { pages?: { path?: unknown; right?: unknown }[] } | null;
};

/** What is released now; read anew each time, since releases happen while the gateway runs. */
export type Releases = {
  /** The folder of the host's current build; null before the first release. */
  host: () => string | null;
  /** The folders of all the host's builds, the current one first: open pages still ask for earlier files. */
  hostBuilds: () => string[];
  remotes: () => ReleasedRemote[];
  /** Names all of it, the host's build first: another name is another version of the product. */
  name: () => string;
};

type Placed = { build: string; manifest?: ReleasedRemote['manifest'] };

/** `releases.json`, by name, the host among them; without `current` it was withdrawn. */
type ReleaseList = Record<string, { current?: Placed }>;

/**
 * A list that cannot be read changes nothing: the last one that could be goes on, so that pages stay alive.
 *
 * @param complain told once of each list that cannot be read
 */
export function releasesIn(wwwDir: string, complain: (error: unknown) => void): Releases {
  const list = listFile(path.join(wwwDir, 'releases.json'), complain);
  const folderOf = (build: string) => path.join(wwwDir, 'host', build);
  const host = () => {
    const { current } = list().host ?? {};
    return current ? folderOf(current.build) : null;
  };
  const remotes = () =>
    Object.entries(list()).flatMap(([name, { current }]) =>
      name === 'host' || !current ? [] : [remoteOf(name, current)],
    );

  return {
    host,
    hostBuilds: () => {
      const current = host();
      if (!current) return [];
      const folders = readdirSync(path.join(wwwDir, 'host')).sort().reverse().map(folderOf);
      return [current, ...folders.filter((folder) => folder !== current)];
    },
    remotes,
    name: () => {
      const hash = createHash('sha256').update(JSON.stringify(remotes())).digest('hex');
      return `${list().host?.current?.build ?? ''}+${hash.slice(0, 12)}`;
    },
  };
}

const remoteOf = (name: string, { build, manifest = null }: Placed): ReleasedRemote => ({
  name,
  build,
  entry: `/remotes/${name}/${build}/remoteEntry.js`,
  manifest,
});

/** Reads a list of a few kilobytes; it is empty as long as there was none. */
function listFile(file: string, complain: (error: unknown) => void): () => ReleaseList {
  let last: ReleaseList | null = null;
  let said = '';
  return () => {
    try {
      const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
      if (!isReleaseList(value)) throw new Error('not a list of releases');
      last = value;
      said = '';
    } catch (error) {
      const isAbsent = !last && (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (!isAbsent && said !== String(error)) complain(error);
      said = String(error);
    }
    return last ?? {};
  };
}

const isReleaseList = (value: unknown): value is ReleaseList =>
  value instanceof Object && !Array.isArray(value) && Object.values(value).every(isReleased);

const isReleased = (value: unknown) =>
  value instanceof Object && (!('current' in value) || isPlaced(value.current));

const isPlaced = (value: unknown) =>
  value instanceof Object && 'build' in value && typeof value.build === 'string';
