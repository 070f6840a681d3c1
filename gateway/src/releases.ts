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

/**
 * A list that cannot be read changes nothing: the last one that could be goes on, so that pages stay alive.
 *
 * @param complain told once of each list that cannot be read
 */
export function releasesIn(
  wwwDir: string,
  complain: (error: unknown, file: string) => void,
): Releases {
  const hostFile = listFile(path.join(wwwDir, 'host.json'), isHost, complain);
  const remotesFile = listFile(path.join(wwwDir, 'remotes.json'), areRemotes, complain);
  const folderOf = (build: string) => path.join(wwwDir, 'host', build);
  const host = () => {
    const current = hostFile();
    return current && folderOf(current.build);
  };
  const remotes = () => remotesFile() ?? [];

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
      return `${hostFile()?.build ?? ''}+${hash.slice(0, 12)}`;
    },
  };
}

/** Reads a list of a few kilobytes; null as long as there was none. */
function listFile<T>(
  file: string,
  fits: (value: unknown) => value is T,
  complain: (error: unknown, file: string) => void,
): () => T | null {
  let last: T | null = null;
  let said = '';
  return () => {
    try {
      const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
      if (!fits(value)) throw new Error('not a list of releases');
      last = value;
      said = '';
    } catch (error) {
      const isAbsent = !last && (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (!isAbsent && said !== String(error)) complain(error, file);
      said = String(error);
    }
    return last;
  };
}

const isHost = (value: unknown): value is { build: string } =>
  value instanceof Object && 'build' in value && typeof value.build === 'string';

const areRemotes = (value: unknown): value is ReleasedRemote[] =>
  Array.isArray(value) &&
  value.every(
    (remote) =>
      remote instanceof Object &&
      typeof remote.name === 'string' &&
      typeof remote.entry === 'string',
  );
