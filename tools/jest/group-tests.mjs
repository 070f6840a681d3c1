import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { bin, root } from '../run.mjs';
import { sizeOf } from './longest-first.mjs';

const folder = path.join(root, '.build/grouped');
/** Of test files together: some twenty files. Fewer groups load less, but one that is long keeps a core waiting at the end. */
const MOST_BYTES = 165_000;
/** In how many groups a project is divided at least, so that cores end together, unless that would make them small. */
const FEWEST = 9;
const SMALL_BYTES = 60_000;
/** Looks at a package as it was before others changed it. */
const BEFORE_OTHERS = ['api/src/formats/pdf/pdfmake-internals.test.ts'];
/** What changes the modules of those that come after it in a group. */
const changesModules = /\bjest\.(?:doMock|isolateModules|mock|resetModules)\b/;

/**
 * Writes the test files of a project of Jest in groups, which the project `grouped-…` runs: each group loads its
 * modules once. A file by itself spends a third of its processor time on loading what all of them load.
 *
 * @param {string} project
 * @param {string[]} [places] paths that a file's path must have one of; all files when left out
 */
export function groupTests(project, places = []) {
  const args = ['--selectProjects', project, '--listTests'];
  if (places.length > 0) args.push('--testPathPatterns', ...places);
  const listed = execFileSync(bin('jest'), args, { cwd: root, encoding: 'utf8' });
  const files = listed.split('\n').filter((line) => line.startsWith(root));
  const target = path.join(folder, project);
  fs.rmSync(target, { recursive: true, force: true });
  fs.mkdirSync(target, { recursive: true });
  for (const [at, group] of groupsOf(files.sort()).entries())
    fs.writeFileSync(path.join(target, `${at}.test.ts`), group.map(asDescribe).join(''));
}

/** Neighbours together: they load the same modules. */
function groupsOf(files) {
  const groups = [];
  const alone = new Set(files.filter(runsAlone));
  const together = files.filter((file) => !alone.has(file));
  const sum = together.reduce((bytes, file) => bytes + fs.statSync(file).size, 0);
  const most = Math.min(MOST_BYTES, Math.max(SMALL_BYTES, sum / FEWEST));
  let left = 0;
  for (const file of together) {
    const size = sizeOf(file);
    if (size > left) {
      groups.push([]);
      left = most;
    }
    groups.at(-1).push(file);
    left -= size;
  }
  return [...groups, ...[...alone].map((file) => [file])];
}

const runsAlone = (file) =>
  BEFORE_OTHERS.includes(path.relative(root, file)) ||
  changesModules.test(fs.readFileSync(file, 'utf8'));

/**
 * No file's spies, clock, what it kept in the browser or what its page told go on in the next one: a group shares its
 * modules and its page, all groups of a worker the modules of Node.
 */
export function asDescribe(file) {
  const name = path.relative(root, file);
  const asItWas = `afterAll(() => {
    jest.restoreAllMocks().useRealTimers();
    if (typeof window !== 'object') return;
    for (const kept of [localStorage, sessionStorage]) kept.clear();
    for (const told of document.querySelectorAll('meta')) told.remove();
  });`;
  return `describe(${JSON.stringify(name)}, () => {\n  ${asItWas}\n  require(${JSON.stringify(file)});\n});\n`;
}
