import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceHash } from './source-hash.mjs';

/**
 * Builds, unless what was built last is there as it was made, and was made of the same sources. What is missing, or
 * cannot be read, was not built.
 *
 * @param {string} root of the project
 * @param {{ name: string, sources: string[], results: string[] }} what `sources`: files and folders in the project;
 * `results`: folders in `.build`; `name`: of the record of both, beside them
 * @param {() => Promise<void>} build
 */
export async function buildOnce(root, { name, sources, results }, build) {
  const record = path.join(root, '.build', `${name}.sources`);
  const places = results.map((folder) => path.join('.build', folder));
  const before = sourceHash(root, sources);
  if (isAsRecorded(record, () => lines(before, sourceHash(root, places)))) return;

  mkdirSync(path.dirname(record), { recursive: true });
  // What a failing build leaves behind is nobody's build.
  rmSync(record, { force: true });
  await build();
  writeFileSync(record, lines(before, sourceHash(root, places)));
}

function isAsRecorded(record, textNow) {
  try {
    return readFileSync(record, 'utf8') === textNow();
  } catch {
    return false;
  }
}

const lines = (sources, results) => `sources ${sources}\nresults ${results}\n`;
