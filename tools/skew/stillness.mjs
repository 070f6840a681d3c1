import { setTimeout as wait } from 'node:timers/promises';

const QUIET_MS = 150;
const LONGEST_MS = 30_000;

/**
 * Notes what a page has asked for and not been given yet.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {() => Promise<void>} waits until nothing of that is left, for {@link QUIET_MS}
 */
export function stillness(page) {
  const open = new Set();
  let since = 0;
  page.on('request', (request) => open.add(request));
  const close = (request) => {
    open.delete(request);
    since = Date.now();
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return async () => {
    const begun = Date.now();
    since = begun;
    while (open.size > 0 || Date.now() - since < QUIET_MS) {
      if (Date.now() - begun > LONGEST_MS)
        throw new Error(
          `Timeout ${LONGEST_MS}ms exceeded: still asks for ${[...open].map((request) => request.url())}`,
        );
      await wait(25);
    }
  };
}
