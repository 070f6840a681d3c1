import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

/** What takes longest is in small files, which say in a loop what is tried of every call. */
export const LONGEST = [
  'api/src/tenants/succeed.test.ts',
  'api/src/tenants/refuse.test.ts',
  'api/src/bad-input/every-field.test.ts',
  'api/src/bookkeeping/booking/faults.test.ts',
  'api/src/platform/database/outage.test.ts',
  'api/src/tenants/bite.test.ts',
];
const moved = LONGEST.filter((file) => !fs.existsSync(path.join(root, file)));
if (moved.length > 0) throw new Error(`No longer there: ${moved.join(', ')}`);

/**
 * In which order test files, or groups of them, run: those of the server first, and of these, as of the screens, the
 * longest, so that at the end no core waits for another; the others by their size. Jest's own order knows how long each
 * took only where they ran before.
 */
export default class LongestFirst {
  sort(tests) {
    const size = new Map(tests.map(({ path: file }) => [file, sizeOf(file)]));
    return [...tests].sort(
      (a, b) => isOfScreens(a) - isOfScreens(b) || size.get(b.path) - size.get(a.path),
    );
  }

  cacheResults() {}

  allFailedTests(tests) {
    return tests;
  }

  shard(tests) {
    return tests;
  }
}

/** What the server does comes before what is seen of it. */
const isOfScreens = ({ path: file }) =>
  Number(file.includes(path.join('.build', 'grouped', 'dom')));

/** As `asDescribe` has it. */
const IN_GROUP = /^ {2}require\("(.+)"\);$/gm;

/** The size of a test file, or of all in a group of them; beyond any size for one of the longest. */
export function sizeOf(file) {
  const source = fs.readFileSync(file, 'utf8');
  const group = [...source.matchAll(IN_GROUP)];
  if (group.length > 0) return group.reduce((sum, [, part]) => sum + sizeOf(part), 0);
  const at = LONGEST.indexOf(path.relative(root, file));
  return at < 0 ? source.length : Number.MAX_SAFE_INTEGER - at;
}
