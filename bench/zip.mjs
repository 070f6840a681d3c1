import { setTimeout as wait } from 'node:timers/promises';
import { mostMemory } from './most-memory.mjs';
import { callsOf, inSeededFolder, signedIn, withApi } from './seeded-api.mjs';

/**
 * Downloads so many documents of a hundred kilobytes as one zip.
 *
 * @param {number} count
 * @returns {Promise<{ first: number, seconds: number, megabytes: number, before: number, most: number, other: number }>}
 * `first` is the seconds until its first byte, `before` and `most` are megabytes of the API at rest and at its most, and
 * `other` is the longest in milliseconds that another call took meanwhile
 */
export const measureZip = (count) =>
  inSeededFolder({ seed: 'seed-documents.ts', count }, (env) =>
    withApi(env, async (api, pid) => {
      const call = callsOf(await signedIn(api));
      const link = await call('/administrations/v1/bookingitems/download-url');
      await call('/administrations/v1/bookingitems');
      const before = mostMemory(pid);
      let isDone = false;
      const others = longestOf(call, () => isDone);
      const started = performance.now();
      const { body } = await fetch(new URL(link, api));
      let bytes = 0;
      let first = 0;
      for await (const part of body) {
        if (bytes === 0) first = (performance.now() - started) / 1000;
        bytes += part.length;
      }
      const seconds = (performance.now() - started) / 1000;
      isDone = true;
      const megabytes = bytes / 1e6;
      return { first, seconds, megabytes, before, most: mostMemory(pid), other: await others };
    }),
  );

/** Somebody else looks at the list, a few times a second. */
async function longestOf(call, isDone) {
  let longest = 0;
  while (!isDone()) {
    const started = performance.now();
    await call('/administrations/v1/bookingitems');
    longest = Math.max(longest, performance.now() - started);
    await wait(100);
  }
  return longest;
}
