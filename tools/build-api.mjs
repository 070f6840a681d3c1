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
  const { build } = await import('esbuild');
  await Promise.all([
    build(options(API_ENTRIES, 'api')),
    build(options({ main: 'gateway/src/main.ts' }, 'gateway')),
    build(options({ main: 'stand-ins/twinfield/src/main.ts' }, 'stand-ins/twinfield')),
  ]);
  const taken = new Set();
  for (const file of companions(path.join(root, 'api/src'))) {
    const place = path.join(out, 'api', path.basename(file));
    // Of two with one name the last would silently stand for both.
    if (taken.has(place)) throw new Error(`Another script is called as ${file}: rename one`);
    taken.add(place);
    fs.writeFileSync(place, besideEachOther(file));
  }
  fs.cpSync(path.join(root, 'api/migrations'), path.join(out, 'api/migrations'), {
    recursive: true,
  });
  const { apiContract } = await import('./api-contract.mjs');
  fs.writeFileSync(path.join(out, 'api', CONTRACT_FILE), await apiContract());
  linkPackages('api');
  linkPackages('gateway');
  linkPackages('stand-ins/twinfield');
}

const options = (entries, folder) => ({
  absWorkingDir: root,
  entryPoints: entries,
  outdir: path.join(out, folder),
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

/** The bundle looks for packages where its source does; those that `shared` needs on the server are the API's too. */
function linkPackages(folder) {
  const link = path.join(out, folder, 'node_modules');
  fs.rmSync(link, { force: true, recursive: true });
  fs.mkdirSync(path.dirname(link), { recursive: true });
  fs.symlinkSync(path.join(root, folder, 'node_modules'), link, 'junction');
}
