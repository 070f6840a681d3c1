import fs from 'node:fs';
import path from 'node:path';
import { CONTRACT_FILE } from './contract-report/report-text.mjs';
import { root } from './run.mjs';

const out = path.join(root, '.build');

/** What is run: processes, and the threads of one; by the name in the bundle. */
const API_ENTRIES = {
  main: 'api/src/main.ts',
  worker: 'api/src/worker.ts',
  verify: 'api/src/verify.ts',
  'draw-thread': 'api/src/formats/pdf/draw-thread.ts',
  'xml-thread': 'api/src/external/accounting/twinfield/xml/xml-thread.ts',
};

/**
 * Bundles the API, its worker, the gateway and the stand-ins; packages stay outside the bundle. Beside the API stands the
 * contract that it serves.
 */
export async function buildApi() {
  await Promise.all([
    bundleApi(path.join(out, 'api')),
    bundle({ main: 'gateway/src/main.ts' }, path.join(out, 'gateway')),
    bundle({ main: 'stand-ins/twinfield/src/main.ts' }, path.join(out, 'stand-ins/twinfield')),
  ]);
  const { apiContract } = await import('./api-contract.mjs');
  fs.writeFileSync(path.join(out, 'api', CONTRACT_FILE), await apiContract());
  linkPackages('gateway', path.join(out, 'gateway'));
  linkPackages('stand-ins/twinfield', path.join(out, 'stand-ins/twinfield'));
}

/**
 * Bundles the API into a folder, with all that it starts, its migrations and its packages.
 *
 * @param {string} folder
 * @param {Record<string, string>} [more] other programs that are made of it, by their name in the bundle
 */
export async function bundleApi(folder, more = {}) {
  await bundle({ ...API_ENTRIES, ...more }, folder);
  const taken = new Set();
  for (const file of companions(path.join(root, 'api/src'))) {
    const place = path.join(folder, path.basename(file));
    // Of two with one name the last would silently stand for both.
    if (taken.has(place)) throw new Error(`Another script is called as ${file}: rename one`);
    taken.add(place);
    fs.writeFileSync(place, besideEachOther(file));
  }
  const migrations = path.join(folder, 'migrations');
  fs.cpSync(path.join(root, 'api/migrations'), migrations, { recursive: true });
  linkPackages('api', folder);
}

async function bundle(entryPoints, outdir) {
  const { build } = await import('esbuild');
  await build(options(entryPoints, outdir));
}

const options = (entryPoints, outdir) => ({
  absWorkingDir: root,
  ...{ entryPoints, outdir },
  bundle: true,
  // What is imported on demand is loaded on demand.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  plugins: [packagesStayOutside],
  logLevel: 'warning',
});

/** Our own `shared` is source and goes in; everything from a registry stays out. */
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@boekwerk/')
        ? null
        : { path: name, external: true },
    );
  },
};

/** Not what only tests start. */
const LEFT_OUT = ['node_modules', 'testing'];

/** Scripts that run in a process or thread of their own. */
function companions(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.includes(entry.name) ? [] : companions(file);
    return entry.name.endsWith('.mjs') ? [file] : [];
  });
}

/** A script as it stands in one folder with all others, from whichever it imports. */
const besideEachOther = (file) =>
  fs
    .readFileSync(file, 'utf8')
    .replace(/ from '\.{1,2}\/(?:[^'/]+\/)*([^'/]+\.mjs)'/g, " from './$1'");

/** A bundle looks for packages where its source does; those that `shared` needs on the server are the API's too. */
function linkPackages(from, folder) {
  const link = path.join(folder, 'node_modules');
  fs.rmSync(link, { force: true, recursive: true });
  fs.symlinkSync(path.join(root, from, 'node_modules'), link, 'junction');
}
