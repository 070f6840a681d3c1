import type { Page, Response } from '@playwright/test';
import type { LOGINS } from '../world/logins';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

type Login = keyof typeof LOGINS;

/**
 * Bytes of scripts and of style sheets as they are sent, in brotli, and how many addresses are asked. Whether one is
 * asked again, when the session or a list is read anew, depends on how long a page stands.
 */
type Budget = { js: number; css: number; requests: number };

/** `made`: how the rules of each component begin which antd made in the page, not being in the sheet that the build makes. */
type Weight = Budget & { made: string[] };

type Row = Budget & {
  path: string;
  /** What is there once the page can be used. */
  ready: string;
};

const row = (path: string, ready: string, [js, css, requests]: [number, number, number]): Row => ({
  path,
  ready,
  js,
  css,
  requests,
});

/**
 * What a browser with an empty cache may fetch to open a page, by who opens it. A page that needs more for something
 * worth it gets more here; what a page does not need at once is fetched when it is asked for.
 */
const BUDGETS: Partial<Record<'nobody' | Login, Row[]>> = {
  nobody: [row('/login', 'input[type=password]', [148_900, 2_500, 9])],
  ondernemer: [
    row('/invoicing/invoice/overview', 'tbody a', [303_400, 26_000, 23]),
    row('/invoicing/invoice/create', 'h1', [378_700, 29_000, 31]),
    row('/relation/overview', 'h1', [299_800, 26_000, 23]),
    row('/administration/document/overview', 'h1', [332_600, 26_600, 28]),
    row('/dashboard', '.host-counter', [589_800, 26_000, 24]),
    row('/settings/company/edit', 'h1', [324_200, 26_200, 27]),
  ],
  collega: [row('/dashboard', '.host-counter', [589_800, 26_000, 24])],
  // Their dashboard holds a list: what waits per client.
  boekhouder: [
    row('/dashboard', '.host-counter', [306_100, 25_900, 24]),
    row('/relation/overview', 'h1', [299_800, 26_000, 23]),
  ],
  assistent: [row('/dashboard', '.host-counter', [306_100, 25_900, 24])],
};

for (const [login, rows] of Object.entries(BUDGETS))
  test(`${login} fetches no more for a page than it may`, async ({ page }) => {
    if (login !== 'nobody') await signIn(page, login as Login, '/offline.html');
    const weights = await weigh(page, rows);
    const heavy = rows.flatMap(({ path, js, css, requests }) => {
      const is = weights.get(path);
      const fits = is && is.js <= js && is.css <= css && is.requests <= requests;
      return fits && is.made.length === 0 ? [] : [{ path, is, may: { js, css, requests } }];
    });
    expect(heavy).toEqual([]);
  });

test('what every page begins with is compiled while it arrives', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (/\/(?:vendor|main)\.\w+\.js$/.test(response.url())) scripts.push(response);
  });
  await page.goto('/login');
  await page.locator('input[type=password]').waitFor();
  const beginnings = scripts.map(async (script) => (await script.text()).split('\n', 1)[0]);
  // The browser reads it only at the very beginning of a file.
  const hint = '//# allFunctionsCalledOnLoad';
  expect(await Promise.all(beginnings)).toEqual([hint, hint]);
});

/** Opens each page as if nothing had been fetched before. */
async function weigh(page: Page, rows: Row[]): Promise<Map<string, Weight>> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const weights = new Map<string, Weight>();
  for (const { path, ready } of rows) weights.set(path, await weightOf(page, path, ready));
  return weights;
}

async function weightOf(page: Page, path: string, ready: string): Promise<Weight> {
  // What the page before still asks for is not this one's.
  await page.goto('about:blank');
  const responses: Response[] = [];
  // What it tells of its builds leaves it when it is used already.
  const keep = (response: Response) =>
    response.request().resourceType() !== 'ping' && responses.push(response);
  page.on('response', keep);
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  page.off('response', keep);
  return {
    js: await bytesOf(responses, 'script'),
    css: await bytesOf(responses, 'stylesheet'),
    requests: new Set(responses.map((response) => response.url())).size,
    made: await rulesMade(page),
  };
}

/** The values of its variables antd sets in the page, each time another theme is chosen. */
const rulesMade = (page: Page) =>
  page
    .locator('style[data-css-hash]:not([data-token-hash])')
    .evaluateAll((sheets) => sheets.map(({ textContent }) => (textContent ?? '').slice(0, 60)));

async function bytesOf(responses: Response[], kind: 'script' | 'stylesheet'): Promise<number> {
  const files = responses.filter((response) => response.request().resourceType() === kind);
  const lengths = await Promise.all(files.map((file) => file.headerValue('content-length')));
  return lengths.reduce((all, length) => all + Number(length), 0);
}
