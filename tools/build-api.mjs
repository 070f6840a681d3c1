import fs from 'node:fs';
import path from 'node:path';
import { apiContract } from './api-contract.mjs';
import { buildOnce } from './build-once.mjs';
import { CONTRACT_FILE } from './contract-report/report-text.mjs';
import { REQUIRE } from './require-in-module.mjs';
import { root } from './run.mjs';

const out = path.join(root, '.build');

/**
 * Packages that go into the bundle, with what they need: each start loads them, and a thousand small files take node a fifth
 * of the time until the API answers. None of them looks for files of its own beside it; what does must stay outside.
 */
const PACKED = [
  '@fastify/accept-negotiator',
  '@fastify/multipart',
  '@valibot/to-json-schema',
  'drizzle-orm',
  'fast-xml-parser',
  'fastify',
  'fflate',
  'ibantools',
  'jsvat',
  'nodemailer',
  'otpauth',
  'p-limit',
  'pg',
  'pg-boss',
  'valibot',
  'yazl',
];

/** What is run: processes, and the threads of one; by the name in the bundle. */
const API_ENTRIES = {
  main: 'api/src/main.ts',
  worker: 'api/src/worker.ts',
  verify: 'api/src/verify.ts',
  'draw-thread': 'api/src/formats/pdf/draw-thread.ts',
  'xml-thread': 'api/src/external/accounting/twinfield/xml/xml-thread.ts',
};

/** What it is built of, and where. */
export const API = {
  name: 'api',
  sources: [
    'api',
    'shared',
    'gateway',
    'stand-ins',
    'tools/build-api.mjs',
    'tools/require-in-module.mjs',
    'tools/contract-report',
    'tools/api-contract.mjs',
    'tsconfig.json',
    'pnpm-lock.yaml',
  ],
  results: ['api', 'gateway', 'stand-ins'],
};

/**
 * Bundles the API, its worker, the gateway and the stand-ins, unless they were of these sources. Beside the API stands the
 * contract that it serves.
 */
export async function buildApi() {
  await buildOnce(root, API, bundleAll);
  // Also after the whole folder was moved.
  for (const name of ['api', 'gateway', 'stand-ins/twinfield'])
    linkPackages(name, path.join(out, name));
}

async function bundleAll() {
  await Promise.all([
    bundleApi(path.join(out, 'api')),
    bundle({ main: 'gateway/src/main.ts' }, path.join(out, 'gateway')),
    bundle({ main: 'stand-ins/twinfield/src/main.ts' }, path.join(out, 'stand-ins/twinfield')),
  ]);
  fs.writeFileSync(path.join(out, 'api', CONTRACT_FILE), await apiContract());
}

/**
 * Bundles the API into a folder, with all that it starts and its migrations.
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
  fs.cpSync(path.join(root, 'api/migrations'), path.join(folder, 'migrations'), {
    recursive: true,
    // They are for who writes the next one.
    filter: (file) => !file.endsWith('_snapshot.json'),
  });
}

async function bundle(entryPoints, outdir) {
  const { build } = await import('esbuild');
  const { metafile } = await build(options(entryPoints, outdir));
  refuseOtherSources(Object.keys(metafile.inputs));
}

/** What is bundled from elsewhere could change, and no build would follow. What packages are, the lockfile says. */
function refuseOtherSources(files) {
  const isKnown = (file) =>
    ['node_modules', ...API.sources].some(
      (place) => file === place || file.startsWith(`${place}/`),
    );
  const others = files.filter((file) => !isKnown(file));
  if (others.length > 0) throw new Error(`Not among the sources of the API: ${others.join(', ')}`);
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
  banner: { js: REQUIRE },
  sourcemap: true,
  // They stand in the project.
  sourcesContent: false,
  metafile: true,
  plugins: [packagesStayOutside],
  logLevel: 'warning',
});

/** Our own `shared` is source and goes in. `pg` looks whether a driver in C is there, which we have not. */
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind, importer }) =>
      kind === 'entry-point' || name.startsWith('@boekwerk/') || isPacked(name, importer)
        ? null
        : { path: name, external: true },
    );
  },
};

const isPacked = (name, importer) =>
  name !== 'pg-native' &&
  (importer.includes('/node_modules/') ||
    PACKED.some((packed) => name === packed || name.startsWith(`${packed}/`)));

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
export function linkPackages(from, folder) {
  const link = path.join(folder, 'node_modules');
  fs.rmSync(link, { force: true, recursive: true });
  fs.symlinkSync(path.join(root, from, 'node_modules'), link, 'junction');
}
