import fs from 'node:fs';
import path from 'node:path';
import { root } from './tools/run.mjs';

/** Constants of the specification of which nothing in a test can be seen: what it says, and where that is set. */
const CONSTANTS: readonly (readonly [what: string, file: string, set: string])[] = [
  ['a notice slides out in 0.5 s', 'shared/src/ui/notices/notices.css', 'duration: 0.5s;'],
  ['counters count for 1 s', 'host/src/dashboard/use-count-up.ts', 'DURATION_MS = 1000;'],
  ['the language is nl', 'host/public/index.html', '<html lang="nl" '],
  ['a chunk may take 120 s', 'tools/webpack/configuration.cjs', 'chunkLoadTimeout: 120_000,'],
  ['dropdowns are 32 px high', 'shared/src/ui/theme/antd-theme.ts', 'controlHeight: 32,'],
  ['large ones 40 px', 'shared/src/ui/theme/antd-theme.ts', 'controlHeightLG: 40,'],
  ['small ones 24 px', 'shared/src/ui/theme/antd-theme.ts', 'controlHeightSM: 24,'],
  ['every trace is reported', 'host/src/error-reports/reporter.ts', 'tracesSampleRate: 1,'],
  [
    'lists of the selector are 400 px at most',
    'host/src/shell/selector/selector.css',
    'min(400px,',
  ],
];

it.each(CONSTANTS)('%s, as the specification says', (_, file, set) => {
  expect(fs.readFileSync(path.join(root, file), 'utf8')).toContain(set);
});
