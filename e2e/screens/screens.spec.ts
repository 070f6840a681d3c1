import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { LOGINS } from '../world/logins';
import { mailFor, pathIn } from '../world/mail-box';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';
import { PUBLIC, SCREENS } from './screens';

const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** A tab of the overview, and the heading of the first invoice in it. */
const INVOICES = {
  concept: /^Concept \d+$/,
  sent: /^(Creditf|F)actuur /,
  expired: /^(Creditf|F)actuur /,
  paid: /^(Creditf|F)actuur /,
  recurring: 'Basis template',
};

/** A page is opened once and looked at in each of these. */
const LOOKS = ([1440, 375] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
);

test.describe.configure({ mode: 'parallel' });

test('every page before sign-in fits, and its contrast and labels are in order', async ({
  page,
}) => {
  const mailed = await mailedLink(page);
  for (const path of [...PUBLIC, mailed]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/ · Boekwerk$/);
    await judge(page);
  }
});

/** A link to a new password that works: of a dead one the page is another. */
async function mailedLink(page: Page): Promise<string> {
  await page.request.post('/api/users/v1/requestresetpassword', {
    data: { email: LOGINS.collega },
  });
  return pathIn(await mailFor(LOGINS.collega, /nieuw wachtwoord/));
}

for (const login of ['ondernemer', 'boekhouder', 'import'] as const)
  test(`every screen of ${login} fits, and its contrast and labels are in order`, async ({
    page,
  }) => {
    test.slow();
    await signIn(page, login);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    for (const { path, title } of SCREENS.filter((screen) => screen.login === login)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(/ · Boekwerk$/);
      await judge(page);
    }
  });

test('an invoice fits in every state, and its contrast and labels are in order', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'ondernemer');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  for (const [tab, title] of Object.entries(INVOICES)) {
    await page.goto(`/invoicing/invoice/overview?tab=${tab}`);
    await page.locator('main a[href*="/invoice/edit/"]').first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await judge(page);
  }
});

/** Both widths in both schemes, as someone sees it who turns a phone or whose evening begins. */
async function judge(page: Page) {
  await page.waitForLoadState('networkidle');
  for (const { width, scheme } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate(untilSettled);
    await test.step(`${page.url()} ${width} wide, ${scheme}`, () => judgeLook(page));
  }
}

/** In the page: drawn anew, and no colour on its way to another. */
async function untilSettled() {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const running = document
    .getAnimations()
    .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
  await Promise.allSettled(running.map(({ finished }) => finished));
}

/** No sideways scroll, one main heading, and nothing serious found by axe (WCAG 2.2 A and AA). */
async function judgeLook(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0);
  expect(await page.locator('h1').count(), `main headings on ${page.url()}`).toBe(1);
  expect(await page.locator('html').getAttribute('lang')).toBe('nl');
  expect(await findings(page), page.url()).toEqual([]);
}

/** What axe calls serious or critical, with the place. It runs outside the page's own policy. */
async function findings(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axeSource });
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then(({ violations }) =>
      violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ' ' + target.join(' '))))`,
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
  return result.value as string[];
}
