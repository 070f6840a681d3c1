import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

/** Where the gateway finds what was released, unless told otherwise. */
export const defaultWwwDir = path.resolve(root, process.env.WWW_DIR ?? '.www');

/** Where an app's build lands before it is released. */
export const buildFolder = (name) => path.join(root, '.build', name);

/**
 * The browser's applications: `folder` is the package, `builds` the names of what it produces.
 * A package may hold several remotes.
 */
export const apps = [
  { folder: 'host', builds: ['host'] },
  ...readdirSync(root)
    .filter((folder) => folder.startsWith('mf-'))
    .sort()
    .map((folder) => ({ folder, builds: Object.keys(remotesIn(folder)) })),
];

/** The paths at which a remote's pages live. */
export function pathsOf(name) {
  const app = apps.find(({ builds }) => builds.includes(name));
  return remotesIn(app.folder)[name].paths;
}

function remotesIn(folder) {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).boekwerk.remotes;
}
