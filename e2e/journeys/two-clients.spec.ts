import type { Page } from '@playwright/test';
import { signIn, signInByForm } from '../world/sign-in';
import { expect, test } from '../world/test';

const inBooksOf = (page: Page, client: string) =>
  page.getByText(`Je werkt in de administratie van ${client}`);

async function goInto(page: Page, client: string) {
  await page.getByRole('button', { name: /^Kies een relatie/ }).click();
  await expect(page.getByRole('combobox', { name: 'Zoek een relatie' })).toBeFocused();
  await page.keyboard.type(client);
  await page.keyboard.press('Enter');
  await expect(inBooksOf(page, client)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** What the browser does for "duplicate tab": the copy starts with this tab's session storage. */
async function duplicate(page: Page): Promise<Page> {
  const [copy] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open(window.location.href)),
  ]);
  return copy;
}

test('an accountant works in two clients in two tabs, and logs out of both at once', async ({
  page,
}) => {
  await signIn(page, 'boekhouder');
  await goInto(page, 'Bakkerij Jansen');
  const other = await duplicate(page);
  await expect(inBooksOf(other, 'Bakkerij Jansen')).toBeVisible();
  await goInto(other, 'Bloemenhuis Lelie');

  await page.goto('/invoicing/invoice/overview');
  await expect(inBooksOf(page, 'Bakkerij Jansen')).toBeVisible();
  await page.reload();
  await expect(inBooksOf(page, 'Bakkerij Jansen')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await other.reload();
  await expect(inBooksOf(other, 'Bloemenhuis Lelie')).toBeVisible();

  await page.getByRole('button', { name: 'Terug naar Visser Administratie & Advies' }).click();
  await expect(page.getByText('Aantal relaties')).toBeVisible();
  await expect(inBooksOf(page, 'Bakkerij Jansen')).toHaveCount(0);
  await expect(inBooksOf(other, 'Bloemenhuis Lelie')).toBeVisible();

  await page.getByRole('button', { name: /^Profiel van/ }).click();
  await page.getByRole('link', { name: 'Uitloggen' }).click();
  for (const tab of [page, other]) await expect(tab.getByLabel('E-mail')).toBeVisible();
  await other.goBack();
  await expect(other.getByLabel('E-mail')).toBeVisible();
});

test('a question takes an accountant into the books of the client for as long as they look at it', async ({
  page,
}) => {
  await signIn(page, 'boekhouder', '/question/overview');
  await page.getByRole('row').nth(1).getByRole('button').first().click();
  await expect(page.getByText(/^Je werkt in de administratie van/)).toBeVisible();
  // The document covers the menu.
  await page.goBack();
  await expect(page).toHaveURL(/\/question\/overview$/);
  await expect(page.getByText(/^Je werkt in de administratie van/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Kies een relatie/ })).toContainText('Visser');
});

test.describe('a session that is no session', () => {
  // The server refuses it, which the browser itself logs.
  test.use({ calm: false });

  const shape = { shares_token: false, tab: 'x', type: 0, is_owner: true, relation_id: 1 };
  for (const [what, poison] of [
    ['garbage', 'garbage'],
    [
      'a token that nobody gave',
      { ...shape, token: 'abc', is_impersonating: false, visit: null, original: null },
    ],
    ['half of one', { token: 'abc', user: 4 }],
  ] as const)
    test(`${what} in the storage ends at a clean sign-in that leads on to the page`, async ({
      page,
    }) => {
      await signIn(page, 'ondernemer');
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await page.evaluate(
        (text) => sessionStorage.setItem('boekwerk.session', text),
        typeof poison === 'string' ? poison : JSON.stringify(poison),
      );
      await signInByForm(page, 'ondernemer', '/relation/overview');
      await expect(page).toHaveURL(/\/relation\/overview$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Relaties' })).toBeVisible();
    });
});
