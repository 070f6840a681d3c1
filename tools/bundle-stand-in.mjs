import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { REQUIRE } from './require-in-module.mjs';
import { root } from './run.mjs';
import { sourceHash } from './source-hash.mjs';

const ENTRY = path.join(root, 'stand-ins/twinfield/src/main.ts');
/**
 * The stand-in of the accounting package as one file, its packages included: node starts that in a fifth of the time
 * that it takes to compile the sources. Made once for each state of them, and taken from a cache after that.
 *
 * @returns {Promise<string>} its path
 */
export async function bundleStandIn() {
  const folder = path.join(os.tmpdir(), `boekwerk-test-${os.userInfo().uid}`);
  const sources = ['stand-ins/twinfield/src', 'pnpm-lock.yaml'];
  const file = path.join(folder, `stand-in-${sourceHash(root, sources).slice(0, 16)}.mjs`);
  if (fs.existsSync(file)) return file;

  const { build } = await import('esbuild');
  const beside = `${file}.${process.pid}`;
  await build({
    entryPoints: [ENTRY],
    outfile: beside,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: { js: REQUIRE },
    logLevel: 'warning',
  });
  fs.renameSync(beside, file); // whole or not there: others may start it at the same time
  return file;
}
