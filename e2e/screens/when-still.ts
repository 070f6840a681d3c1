import type { Page } from '@playwright/test';
import { expect } from '../world/test';

/** For how long nothing may be under way before a page stands still. */
const QUIET_MS = 150;

/** Notes what a page has asked for and not been given yet; gives what waits until there is nothing of that. */
export function whenStill(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  let since = Date.now();
  page.on('request', (request) => {
    open.add(request);
  });
  const close = (request: unknown) => {
    open.delete(request);
    since = Date.now();
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  const isStill = () => open.size === 0 && Date.now() - since >= QUIET_MS;
  return () => expect.poll(isStill, { intervals: [50], message: page.url() }).toBe(true);
}
