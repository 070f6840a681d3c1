import type { Cause, Figure } from './figure';
import { STEPS_MS } from './steps.mjs';

/** What is known of a build. */
export type Counts = {
  /** Pages that loaded it, or tried to. */
  loads: number;
  /** Those in which it could not be loaded, or failed later on. */
  failed: number;
  causes: Partial<Record<Cause, number>>;
  /** How many loads took no longer than each of `STEPS_MS`; the last one holds the rest. */
  times: number[];
};

export const noCounts = (): Counts => ({
  loads: 0,
  failed: 0,
  causes: {},
  times: Array.from({ length: STEPS_MS.length + 1 }, () => 0),
});

/** Adds what a page told to `counts`. */
export function count(counts: Counts, figure: Figure): void {
  if (figure.event !== 'failed') counts.loads += 1;
  if (figure.event === 'loaded') {
    const step = STEPS_MS.findIndex((limit) => figure.ms <= limit);
    const at = step < 0 ? STEPS_MS.length : step;
    counts.times[at] = (counts.times[at] ?? 0) + 1;
    return;
  }
  counts.failed += 1;
  counts.causes[figure.cause] = (counts.causes[figure.cause] ?? 0) + 1;
}
