import { test as base, expect, type Page } from '@playwright/test';
import { newWorld } from './new-world';
import { describeWorld, theWorld } from './world';

type Fixtures = {
  /** What the browser complained about: errors and warnings, and everything the security policy stopped. */
  complaints: string[];
  /** Fails a test in which the browser complained; a test that breaks something on purpose turns it off. */
  calm: boolean;
};

type WorkerFixtures = {
  /** A product of its own for each process of the test runner, so that two journeys at once do not meet. */
  world: undefined;
};

/** Playwright's test, which also fails when the browser's console is not clean. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape Playwright reads the needed fixtures from
    async ({}, use) => {
      const { stop, ...world } = await newWorld();
      describeWorld(world);
      await use(undefined);
      await stop();
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
  baseURL: async ({ world: _ }, use) => use(theWorld().url),
  calm: [true, { option: true }],
  complaints: [
    async ({ page, calm }, use) => {
      const complaints: string[] = [];
      await listen(page, complaints);
      await use(complaints);
      if (calm) expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Said by the test runner itself, where a test goes without a service worker. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

async function listen(page: Page, complaints: string[]) {
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (!isComplaint || message.text() === BLOCKED_WORKER) return;
    // Of a call that was refused the text alone would not say which.
    complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation: (text: string) => void })
        .reportViolation;
      report(`${event.violatedDirective}: ${event.blockedURI} ${event.sourceFile ?? ''}`);
    });
  });
}
