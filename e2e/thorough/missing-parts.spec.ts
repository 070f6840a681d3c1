import type { Page, Route } from '@playwright/test';
import { allScreens } from '../screens/screens';
import { VIEWERS } from '../screens/viewers';
import { whenStill } from '../screens/when-still';
import type { Screen, Viewer } from '../texts/screen';
import { expect, test } from '../world/test';

/**
 * What a page does with a reply that lacks a part, as one of an older or newer API may: each part of each reply that it
 * reads is left out in turn. It may show less, or say that something went wrong; the menu, where it has one, and a heading
 * stay. Without who is signed in there is no menu: there is a card then, with a button to try again.
 */
const SCREENS = (await allScreens()).filter(({ as, opens }) => as !== 'nobody' && !opens);
const viewers = [...new Set(SCREENS.map(({ as }) => as))] as Viewer[];

/** A part of a reply: of which call, by its path without ids, and under which key. */
type Part = { call: string; key: string };

test.describe.configure({ mode: 'parallel' });
test.use({ calm: false });

for (const viewer of viewers)
  test(`no page of ${viewer} goes down for a part that is missing in a reply`, async ({ page }) => {
    test.setTimeout(3_600_000);
    const untilStill = whenStill(page);
    const down: string[] = [];
    const tried = new Set<string>();
    await VIEWERS[viewer](page);
    for (const screen of SCREENS.filter(({ as }) => as === viewer)) {
      const parts = await partsReadBy(page, screen, untilStill);
      const hasMenu = await menuOf(page).isVisible();
      for (const part of parts) {
        // The pages of a remote have most calls in common.
        const [, remote] = screen.path.split('/');
        const name = `${remote}: ${part.call} ${part.key}`;
        if (tried.has(name)) continue;
        tried.add(name);
        if (await standsWithout(page, { ...screen, hasMenu }, part)) continue;
        down.push(`${screen.path} without ${part.call} ${part.key}: ${page.url()}`);
        await VIEWERS[viewer](page);
      }
    }
    expect(tried.size).toBeGreaterThan(20);
    expect(down).toEqual([]);
  });

const callOf = (url: string) => new URL(url).pathname.replace(/\/\d+(?=\/|$)/g, '/{id}');

async function partsReadBy(
  page: Page,
  { path }: Screen,
  untilStill: () => Promise<void>,
): Promise<Part[]> {
  const parts = new Map<string, Part>();
  const stop = await changeReplies(page, (call, reply) => {
    for (const key of Object.keys(reply)) parts.set(`${call} ${key}`, { call, key });
    return reply;
  });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await untilStill();
  await stop();
  return [...parts.values()];
}

const menuOf = (page: Page) => page.getByRole('navigation').first();

async function standsWithout(
  page: Page,
  { path, hasMenu }: Screen & { hasMenu: boolean },
  { call, key }: Part,
): Promise<boolean> {
  const stop = await changeReplies(page, (from, { [key]: part, ...rest }) =>
    from === call && part !== undefined ? rest : { [key]: part, ...rest },
  );
  const said = page.locator('h1, [role=alert]').first();
  const frame = hasMenu ? menuOf(page) : said;
  const card = page.getByRole('button', { name: 'Opnieuw proberen' }).first();
  try {
    await page.goto(path);
    await frame.and(page.locator(':visible')).or(card).first().waitFor({ timeout: 15_000 });
    await said.or(card).first().waitFor({ timeout: 15_000 });
    // What is below the first screenful, or comes later, may fail later.
    await page.waitForLoadState('networkidle');
    return (await card.isVisible()) || ((await frame.isVisible()) && (await said.isVisible()));
  } catch {
    return false;
  } finally {
    await stop();
  }
}

type Reply = Record<string, unknown>;

/** Lets what the API answers go through `change`; @returns stops that. */
async function changeReplies(page: Page, change: (call: string, reply: Reply) => Reply) {
  const answer = async (route: Route) => {
    const request = route.request();
    if (request.method() !== 'GET') return route.fallback();
    // The page may be gone by the time of the answer.
    const response = await route.fetch().catch(() => null);
    const reply: unknown = await response?.json().catch(() => null);
    if (!response) return;
    const isParts = reply instanceof Object && !Array.isArray(reply);
    const json = isParts ? change(callOf(request.url()), reply as Reply) : undefined;
    await route.fulfill({ response, ...(json && { json }) }).catch(() => {});
  };
  await page.route('**/api/**', answer);
  return () => page.unroute('**/api/**', answer);
}
