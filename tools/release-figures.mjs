import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { STEPS_MS } from '../gateway/src/figures/steps.mjs';
import { settings } from './settings.mjs';

/**
 * How builds fare, and which canaries the gateway ended, as it keeps them in `FIGURES`.
 *
 * @typedef {{ loads: number, failed: number, causes: Record<string, number>, times: number[] }} Counts
 * @typedef {{ name: string, build: string, since: number, at: string, why: string }} Ended
 * @param {(text: string) => void} complain told when they cannot be read; what else there is to do goes on
 * @returns {{ builds: Record<string, Record<string, Counts>>, ended: Ended[] }} nothing where no gateway keeps them
 */
export function readFigures(complain, file = figuresFile()) {
  const none = { builds: {}, ended: [] };
  if (!existsSync(file)) return none;
  try {
    const { builds, ended } = JSON.parse(readFileSync(file, 'utf8'));
    if (builds instanceof Object && Array.isArray(ended)) return { builds, ended };
    throw new Error('it holds no figures');
  } catch (error) {
    complain(
      `${file} cannot be read, so how builds fare is not known, nor which canaries the gateway ended: ${error.message}`,
    );
    return none;
  }
}

const figuresFile = () => process.env.FIGURES || path.join(settings.dataDir, 'figures.json');

/** One line: `120 loads, half within 200 ms, nearly all within 800 ms; 3 failed (2.5 %): 2 timeout, 1 boundary`. */
export function figuresText({ loads, failed, causes, times }) {
  const share = loads === 0 ? '' : ` (${((100 * failed) / loads).toFixed(1)} %)`;
  const why = Object.entries(causes).map(([cause, count]) => `${count} ${cause}`);
  return [
    `${loads} loads, half ${within(times, 0.5)}, nearly all ${within(times, 0.95)}`,
    `${failed} failed${share}${why.length > 0 ? `: ${why.join(', ')}` : ''}`,
  ].join('; ');
}

/** In how long a share of the loads was done, as far as times are told apart. */
function within(times, share) {
  const all = times.reduce((sum, count) => sum + count, 0);
  if (all === 0) return 'unknown';
  let seen = 0;
  const step = times.findIndex((count) => {
    seen += count;
    return seen >= share * all;
  });
  const limit = STEPS_MS[step];
  return limit === undefined ? `over ${STEPS_MS.at(-1)} ms` : `within ${limit} ms`;
}
