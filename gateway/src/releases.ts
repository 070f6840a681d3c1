import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type ReleasedRemote = { name: string; paths: string[]; build: string; entry: string };

/** The folder of the host's current build; null before the first release. */
export function currentHost(wwwDir: string): string | null {
  const release = readJson<{ build: string }>(path.join(wwwDir, 'host.json'));
  return release && path.join(wwwDir, 'host', release.build);
}

/** The folders of all the host's builds, the current one first: open pages still ask for earlier files. */
export function hostBuilds(wwwDir: string): string[] {
  const current = currentHost(wwwDir);
  if (!current) return [];
  const builds = readdirSync(path.join(wwwDir, 'host')).sort().reverse();
  const folders = builds.map((build) => path.join(wwwDir, 'host', build));
  return [current, ...folders.filter((folder) => folder !== current)];
}

export const releasedRemotes = (wwwDir: string): ReleasedRemote[] =>
  readJson<ReleasedRemote[]>(path.join(wwwDir, 'remotes.json')) ?? [];

/** Names all that is released now, the host's build first: another name is another version of the product. */
export function currentRelease(wwwDir: string): string {
  const { build } = readJson<{ build: string }>(path.join(wwwDir, 'host.json')) ?? { build: '' };
  const remotes = JSON.stringify(releasedRemotes(wwwDir));
  return `${build}+${createHash('sha256').update(remotes).digest('hex').slice(0, 12)}`;
}

/** Releases happen while the gateway runs, so it looks each time; both files are a few hundred bytes. */
function readJson<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
