import type { Page } from '@playwright/test';
import { LOGINS } from '../world/logins';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

/** Says which calls failed and which cards of failure stood on a page, by the page. */
function watchFailures(page: Page): string[] {
  const failures: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && response.status() >= 400)
      failures.push(`${new URL(page.url()).pathname}: ${response.status()} ${pathname}`);
  });
  return failures;
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' });

/** Opens what is folded, and gives where each entry leads. */
async function entriesOf(page: Page): Promise<string[]> {
  const menu = menuOf(page);
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  for (const submenu of await menu.getByRole('button', { expanded: false }).all())
    await submenu.click();
  const links = await menu.getByRole('link').all();
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
}

/** Goes through every entry of the menu: it leads where it says, and nothing there fails. */
async function walk(page: Page, failures: string[]): Promise<void> {
  const entries = await entriesOf(page);
  for (const address of entries) {
    await menuOf(page).locator(`a[href="${address}"]`).click();
    await expect(page, 'the guard agrees with the menu').toHaveURL((url) =>
      url.pathname.startsWith(address),
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const cards = page.getByText(/^Er ging iets mis|Dit onderdeel is niet bereikbaar/);
    await expect(cards, address).toHaveCount(0);
  }
  expect(entries.length).toBeGreaterThanOrEqual(2);
  expect(failures).toEqual([]);
}

for (const login of Object.keys(LOGINS) as (keyof typeof LOGINS)[])
  test(`${login} finds no dead entry in the menu`, async ({ page }) => {
    const failures = watchFailures(page);
    await signIn(page, login);
    await walk(page, failures);
    if (!['boekhouder', 'assistent'].includes(login)) return;

    // From there into a client's books, where the menu is another.
    await page.goto('/relation/overview');
    await page.getByRole('button', { name: 'Naar dashboard: Bakkerij Jansen' }).first().click();
    await expect(page.getByText(/^Je werkt in de administratie van/)).toBeVisible();
    await walk(page, failures);
  });
