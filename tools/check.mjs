import os from 'node:os';
import { install } from './install.mjs';
import { bin, run } from './run.mjs';
import { say } from './say.mjs';

/** Each looks again at the types that others look at: what one saves in time it costs the steps beside it. */
const CHECKERS = String(Math.ceil(os.availableParallelism() / 2));

/**
 * Types, format and lint, who imports whom, what hot calls ask the database, what the contract says, what regular
 * expressions cost, and where words stand.
 *
 * @returns {Promise<boolean>} whether all are in order
 */
export async function check() {
  await install();
  const steps = [
    ['Types', bin('tsc'), ['-p', 'tsconfig.json', '--checkers', CHECKERS]],
    ['Format and lint', bin('biome'), ['check', '--error-on-warnings']],
    [
      'Who may import whom, and what hot calls ask',
      bin('jest'),
      ['--selectProjects', 'layers', '--silent'],
    ],
    [
      'What the contract says',
      process.execPath,
      ['--import', 'tsx', 'tools/contract-report/main.ts', '--check'],
    ],
    ['Regular expressions', process.execPath, ['tools/check-regexes.mjs']],
    ['Words in texts.ts alone', process.execPath, ['tools/words/check-words.mjs']],
  ];
  // At once: most of them keep one core busy and no more.
  const results = await Promise.all(
    steps.map(async ([name, command, args]) => {
      const { code, output } = await run(command, args, { quiet: true });
      say(name);
      if (code !== 0) console.error(output);
      return code === 0;
    }),
  );
  return results.every(Boolean);
}

if (process.argv[1] === import.meta.filename) process.exit((await check()) ? 0 : 1);
