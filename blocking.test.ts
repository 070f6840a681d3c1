import fs from 'node:fs';
import path from 'node:path';
import { root } from './tools/run.mjs';
import { productSources } from './tools/source-files.mjs';

/**
 * One thread answers everybody, so the API does nothing of the length of a file in it: not to the disk, nor packing or
 * hashing it. Where it does after all, and why nobody waits for that.
 */
const BESIDE_CALLS: Record<string, string> = {
  'api/src/formats/pdf/fonts.ts': 'in the thread that draws',
  'api/src/formats/pdf/read-text.ts': 'in the thread that draws',
  'api/src/platform/database/connect.ts': 'as the process starts',
  'api/src/platform/database/lock.ts': 'a few bytes',
  'api/src/platform/database/migrate.ts': 'as the process starts',
  'api/src/platform/database/private-folder.ts': 'as the process starts',
  'api/src/platform/http/compress.ts':
    'a third of a millisecond for a list, and nothing larger than a megabyte',
  'api/src/platform/http/log-lines.ts': 'a few lines, as the process ends',
  'api/src/platform/http/status-routes.ts': 'as the process starts',
  'api/src/platform/secret-files.ts': 'as the process starts',
  'api/src/verify.ts': 'a command of its own',
};

/** The functions of Node and of packages that come back when all is done; what begins to read an office does not. */
const WAITING = /\b(?!startSync\()\w+Sync\(/;

const isWaiting = (file: string) => WAITING.test(fs.readFileSync(path.join(root, file), 'utf8'));

it('does nothing in the thread that answers everybody that holds it up for as long as a file is', () => {
  const found = productSources().filter((file) => file.startsWith('api/') && isWaiting(file));
  expect(found.sort()).toEqual(Object.keys(BESIDE_CALLS).sort());
});
