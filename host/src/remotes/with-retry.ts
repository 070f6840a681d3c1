import { isMissingChunk } from './missing-chunk';

/** Milliseconds before the second, third and fourth attempt, of what nothing can go on without. */
const PAUSES = [500, 1500, 4000];
/** Of a part of the product: who waits is told after the third attempt, and the last one is made behind what is said. */
export const PAUSES_OF_PART = PAUSES.slice(0, 2);
/** Milliseconds until that last one. */
export const LAST_PAUSE = 4000;

type Options = { pauses?: readonly number[]; pause?: (ms: number) => Promise<void> };

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Tries again after half a second, one and a half and four, or after other `pauses`, each time from the start; the last
 * failure is thrown. The pauses differ a little per browser, so that a server that comes back is not hit at once. For a chunk each
 * build has done the same by itself.
 */
export async function withRetry<T>(
  attempt: () => Promise<T>,
  { pauses = PAUSES, pause = sleep }: Options = {},
): Promise<T> {
  for (const ms of pauses) {
    try {
      return await attempt();
    } catch (error) {
      if (isMissingChunk(error)) throw error;
      await pause(ms * (0.8 + Math.random() * 0.4));
    }
  }
  return attempt();
}
