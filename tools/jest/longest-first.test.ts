import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { asDescribe } from './group-tests.mjs';
import { LONGEST, sizeOf } from './longest-first.mjs';

const file = path.join(os.tmpdir(), `group-${process.pid}.test.ts`);
afterEach(() => fs.rmSync(file, { force: true }));

/** How long a group of these is taken for. */
function sizeOfGroup(...places: string[]): number {
  fs.writeFileSync(file, places.map((place) => asDescribe(path.resolve(place))).join(''));
  return sizeOf(file);
}

it('a group is as long as its files are together', () => {
  const files = ['tools/lock.test.ts', 'tools/ports.test.ts'];
  const sizes = files.map((place) => fs.readFileSync(place, 'utf8').length);
  expect(sizeOfGroup(...files)).toBe((sizes[0] as number) + (sizes[1] as number));
});

it('one of the longest comes before any other', () => {
  for (const place of LONGEST) expect(sizeOfGroup(place)).toBeGreaterThan(1e15);
});
