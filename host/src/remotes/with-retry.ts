import { isMissingChunk } from './missing-chunk';

/** Milliseconds before the second, third and fourth attempt. */
const PAUSES = [500, 1500, 4000];

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Tries again after half a second, one and a half and four, each time from the start; the last failure is
 * thrown. The pauses differ a little per browser, so that a server that comes back is not hit at once. For a chunk each
 * build has done the same by itself.
 */
export async function withRetry<T>(attempt: () => Promise<T>, pause = sleep): Promise<T> {
  for (const ms of PAUSES) {
    try {
      return await attempt();
    } catch (error) {
      if (isMissingChunk(error)) throw error;
      await pause(ms * (0.8 + Math.random() * 0.4));
    }
  }
  return attempt();
}
