import { test as base, expect, type Page } from '@playwright/test';
import { newWorld } from './new-world';
import { describeWorld, theWorld } from './world';

/** Who can sign in to the demo; all share one password. */
export const LOGINS = {
  ondernemer: 'ondernemer@boekwerk.example',
  collega: 'collega@boekwerk.example',
  boekhouder: 'boekhouder@boekwerk.example',
  assistent: 'assistent@boekwerk.example',
  import: 'import@boekwerk.example',
} as const;

export const PASSWORD = 'Welkom-2026!';

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
    { scope: 'worker', auto: true, timeout: 120_000 },
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
    if (isComplaint && message.text() !== BLOCKED_WORKER) complaints.push(message.text());
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

/** Signs in by the form, as a user does. */
export async function signIn(page: Page, login: keyof typeof LOGINS, url = '/') {
  await page.goto(url);
  await page.getByLabel('E-mail').fill(LOGINS[login]);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}
