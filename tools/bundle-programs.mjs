import fs from 'node:fs';
import path from 'node:path';
import { API, bundleApi, linkPackages } from './build-api.mjs';
import { buildOnce } from './build-once.mjs';
import { takeLock } from './lock.mjs';
import { root } from './run.mjs';

const TESTING = 'api/src/testing';
const PROGRAMS = { name: 'programs', sources: API.sources, results: ['programs'] };
const folder = path.join(root, '.build/programs');

let bundled;

/**
 * The API, the gateway, and what tests start of the API as processes of their own, `<name>-child.ts`, as bundles: node starts
 * one in a fifth of the time that it takes to compile the sources. Bundled once for each state of them.
 *
 * @param {string} name `main`, `gateway`, or one of those
 * @returns {Promise<string>} the path of its script
 */
export async function bundledProgram(name) {
  bundled ??= bundlePrograms();
  await bundled;
  return path.join(folder, `${name}.js`);
}

async function bundlePrograms() {
  // Several test files ask at once, each in a process of its own.
  const unlock = takeLock(`${folder}.lock`, { patience: 120_000 });
  try {
    await buildOnce(root, PROGRAMS, () => bundleApi(folder, programs()));
    linkPackages('api', folder);
  } finally {
    unlock();
  }
}

const programs = () => ({
  gateway: 'gateway/src/main.ts',
  ...Object.fromEntries(
    fs
      .readdirSync(path.join(root, TESTING))
      .filter((file) => file.endsWith('-child.ts'))
      .map((file) => [path.basename(file, '.ts'), `${TESTING}/${file}`]),
  ),
});
