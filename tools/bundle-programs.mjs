import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { API, bundleApi, linkPackages } from './build-api.mjs';
import { root } from './run.mjs';
import { sourceHash } from './source-hash.mjs';

const TESTING = 'api/src/testing';

/**
 * The API, and what tests start of it as processes of their own, `<name>-child.ts`, as bundles: node starts one in a fifth of
 * the time that it takes to compile the sources. Made once for each state of them, and taken from a cache after that.
 *
 * @param {string} name `main`, or one of those
 * @returns {Promise<string>} the path of its script
 */
export async function bundledProgram(name) {
  const hash = sourceHash(root, API.sources).slice(0, 16);
  const folder = path.join(os.tmpdir(), `boekwerk-test-${os.userInfo().uid}`, `api-${hash}`);
  const script = path.join(folder, `${name}.js`);
  if (fs.existsSync(folder)) return script;

  const beside = `${folder}.${process.pid}`;
  await bundleApi(beside, programs());
  linkPackages('api', beside);
  try {
    fs.renameSync(beside, folder); // whole or not there: others may start them at the same time
  } catch (error) {
    if (!fs.existsSync(folder)) throw error;
    fs.rmSync(beside, { recursive: true });
  }
  return script;
}

const programs = () =>
  Object.fromEntries(
    fs
      .readdirSync(path.join(root, TESTING))
      .filter((file) => file.endsWith('-child.ts'))
      .map((file) => [path.basename(file, '.ts'), `${TESTING}/${file}`]),
  );
