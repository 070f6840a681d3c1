import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest, unknownIn } from '../shared/src/manifest/manifest.mjs';

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

/**
 * What a remote says of itself, as it is published with a build of it.
 *
 * @throws Error that says what is wrong with it
 */
export function manifestOf(name) {
  const app = apps.find(({ builds }) => builds.includes(name));
  const { exposes, ...said } = remotesIn(app.folder)[name];
  const missing = ['routes', ...(said.widgets ?? []).map((widget) => widget.name)]
    .filter((module) => !exposes?.[`./${module}`])
    .map((module) => `it does not expose ./${module}`);
  return checked(`${app.folder}/manifest.json`, name, said, missing);
}

/** The host's pages, in the same shape. */
export const hostManifest = () =>
  checked('host/manifest.json', 'host', readJson('host/manifest.json'), []);

function checked(file, name, said, more) {
  const unknown = unknownIn(said).map((field) => `${field}: is not known`);
  const problems = [...readManifest(said).problems, ...unknown, ...more];
  if (problems.length > 0) throw new Error([`${file}, ${name}:`, ...problems].join('\n  '));
  return said;
}

function remotesIn(folder) {
  return readJson(path.join(folder, 'manifest.json'));
}

function readJson(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}
