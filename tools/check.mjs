import { install } from './install.mjs';
import { bin, run } from './run.mjs';
import { say } from './say.mjs';

/**
 * Types, format and lint, and who imports whom.
 *
 * @returns {Promise<boolean>} whether all three are in order
 */
export async function check() {
  await install();
  const steps = [
    ['Types', 'tsc', ['-p', 'tsconfig.json']],
    ['Format and lint', 'biome', ['check', '--error-on-warnings']],
    ['Who may import whom', 'jest', ['--selectProjects', 'layers', '--silent']],
  ];
  let good = true;
  for (const [name, command, args] of steps) {
    say(name);
    const { code, output } = await run(bin(command), args, { quiet: true });
    if (code === 0) continue;
    good = false;
    console.error(output);
  }
  return good;
}

if (process.argv[1] === import.meta.filename) process.exit((await check()) ? 0 : 1);
