// Builds what changed and releases it: `node tools/build.mjs [app …]`.
import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apps, buildFolder, defaultWwwDir, manifestOf, root } from './apps.mjs';
import { refuseBad, releaseBuild } from './release-store.mjs';
import { sourceHash } from './source-hash.mjs';

/** Two at a time: a third would only make all of them slower on the smallest machine we run on. */
const PARALLEL = 2;

/**
 * Builds the apps whose sources changed since their last build, and releases what came out different.
 *
 * @returns the names of what was released
 * @throws Error for a remote whose manifest is not good, or claims what another one has
 */
export async function buildAndRelease({ wwwDir = defaultWwwDir, folders, say = console.log } = {}) {
  const wanted = apps.filter(({ folder }) => !folders || folders.includes(folder));
  const names = wanted.flatMap(({ builds }) => builds).filter((name) => name !== 'host');
  refuseBad(wwwDir, Object.fromEntries(names.map((name) => [name, manifestOf(name)])));
  await buildApps(wanted, say);
  return wanted
    .flatMap(({ builds }) => builds)
    .filter((name) => {
      const { buildId, isNew } = releaseBuild(wwwDir, name, { together: names });
      if (isNew) say(`released ${name} as ${buildId}`);
      return isNew;
    });
}

async function buildApps(wanted, say) {
  const queue = wanted.filter((app) => !isUpToDate(app));
  const workers = Array.from({ length: PARALLEL }, async () => {
    for (let app = queue.shift(); app; app = queue.shift()) await buildApp(app, say);
  });
  await Promise.all(workers);
}

async function buildApp(app, say) {
  const started = Date.now();
  const hash = hashOf(app);
  // What a failing build leaves behind is nobody's build.
  rmSync(stampOf(app), { force: true });
  say(`building ${app.folder} …`);
  await compile(app.folder);
  writeFileSync(stampOf(app), hash);
  say(`built ${app.folder} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function compile(folder) {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'compile.mjs'), [folder], { cwd: root });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${folder} does not build (see above)`));
    });
  });
}

function isUpToDate(app) {
  if (!app.builds.every((name) => existsSync(buildFolder(name)))) return false;
  return existsSync(stampOf(app)) && readFileSync(stampOf(app), 'utf8') === hashOf(app);
}

function stampOf({ folder }) {
  mkdirSync(path.join(root, '.build'), { recursive: true });
  return path.join(root, '.build', `${folder}.sources`);
}

const hashOf = ({ folder }) =>
  sourceHash(
    [folder, 'shared', 'tools/webpack', 'pnpm-lock.yaml'].map((place) => path.join(root, place)),
  );

if (process.argv[1] === import.meta.filename) {
  const folders = process.argv.slice(2);
  await buildAndRelease({ folders: folders.length > 0 ? folders : undefined });
}
