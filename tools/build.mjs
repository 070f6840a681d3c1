// Builds what changed and releases it: `node tools/build.mjs [app …]`.
import { fork } from 'node:child_process';
import path from 'node:path';
import { apiContract } from './api-contract.mjs';
import { apps, defaultWwwDir, manifestOf, root } from './apps.mjs';
import { buildOnce } from './build-once.mjs';
import { refuseBad } from './release-channels.mjs';
import { repair } from './release-repair.mjs';
import { releaseBuild, stageBuild } from './release-store.mjs';

/** Two at a time: a third would only make all of them slower on the smallest machine we run on. */
const PARALLEL = 2;

/**
 * Builds the apps whose sources changed since their last build, and releases what came out different, except what was
 * pinned. A list of releases that cannot be read is made anew first.
 *
 * @param {{ wwwDir?: string, folders?: string[], asked?: string, say?: (text: string) => void }} options `folders`: these apps alone; `asked`: released although it is pinned
 * @returns the names of what was released
 * @throws Error for a remote whose manifest is not good, or claims what another one has, and for one that counts on what the API does not do
 */
export async function buildAndRelease({
  wwwDir = defaultWwwDir,
  folders,
  asked,
  say = console.log,
} = {}) {
  if (!folders) sayRepaired(repair(wwwDir), say);
  const wanted = await build(wwwDir, folders, say);
  const together = wanted.filter((name) => name !== 'host');
  // All is released at once, and so is the API of the same sources.
  const api = folders ? undefined : await apiContract();
  return wanted.filter((name) => {
    const isAsked = name === asked;
    const { buildId, isNew, isPinned } = releaseBuild(wwwDir, name, { together, isAsked, api });
    if (isNew) say(`released ${name} as ${buildId}`);
    if (isPinned) say(pinned(name, buildId));
    return isNew;
  });
}

/**
 * Builds an app if its sources changed, and puts one of its builds on staging.
 *
 * @returns the id of the build
 * @throws Error for a remote whose manifest is not good, or claims what another one has there
 */
export async function buildAndStage({ wwwDir = defaultWwwDir, folder, name, say = console.log }) {
  await build(wwwDir, [folder], say, 'staging');
  return stageBuild(wwwDir, name).buildId;
}

/** @returns the names of what these apps consist of */
async function build(wwwDir, folders, say, channel = 'current') {
  const wanted = apps.filter(({ folder }) => !folders || folders.includes(folder));
  const names = wanted.flatMap(({ builds }) => builds);
  const remotes = names.filter((name) => name !== 'host');
  const said = Object.fromEntries(remotes.map((name) => [name, manifestOf(name)]));
  refuseBad(wwwDir, said, [], channel);
  await buildApps(wanted, say);
  return names;
}

/** What somebody chose is not undone by the way, and not forgotten either. */
function pinned(name, build) {
  const stays = build ? `stays on ${build}, which was chosen` : 'stays withdrawn';
  return `${name} ${stays}: npm run release -- ${name} releases it, -- ${name} --unpin lets the next release of all do so`;
}

export function sayRepaired(repaired, say) {
  if (!repaired) return;
  say(['The list of releases was damaged and is made anew:', ...repaired].join('\n  '));
}

async function buildApps(wanted, say) {
  const queue = [...wanted];
  const workers = Array.from({ length: PARALLEL }, async () => {
    for (let app = queue.shift(); app; app = queue.shift()) await buildApp(app, say);
  });
  await Promise.all(workers);
}

/** All that goes into a build of an app besides what is its own. */
const COMMON = ['shared', 'tools/webpack', 'tools/contract-report', 'pnpm-lock.yaml'];

const buildApp = ({ folder, builds }, say) =>
  buildOnce(root, { name: folder, sources: [folder, ...COMMON], results: builds }, async () => {
    const started = Date.now();
    say(`building ${folder} …`);
    await compile(folder);
    say(`built ${folder} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  });

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

if (process.argv[1] === import.meta.filename) {
  const folders = process.argv.slice(2);
  await buildAndRelease({ folders: folders.length > 0 ? folders : undefined });
}
