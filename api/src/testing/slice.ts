import { createHash } from 'node:crypto';
import fc from 'fast-check';

/** Whether tests that are long by nature run whole: `npm run endurance`. */
export const isWhole = process.env.TEST_WHOLE === '1';

/**
 * A part of what could be tried, the same at every run: `TEST_SEED` chooses another. All of it when tests run whole.
 *
 * @param share how much of it, from 0 to 1; at least one
 * @param name which choice this is, so that two tables are not cut at the same places
 */
export function slice<T>(items: readonly T[], share: number, name: string): T[] {
  if (isWhole || items.length === 0) return [...items];
  const size = Math.max(1, Math.round(items.length * share));
  const seed = createHash('sha256')
    .update(`${process.env.TEST_SEED ?? ''}${name}`)
    .digest()
    .readInt32BE();
  const part = fc.subarray([...items], { minLength: size, maxLength: size });
  return fc.sample(part, { seed, numRuns: 1 })[0] ?? [];
}
