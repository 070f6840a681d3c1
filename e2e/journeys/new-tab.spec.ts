import type { Locator, Page } from '@playwright/test';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

/** What the middle button does with a link: a tab of its own, with nothing of this tab's storage. */
async function middleClick(page: Page, link: Locator): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await link.click({ button: 'middle' });
  return opened;
}

const inBooks = (page: Page) => page.getByText(/^Je werkt in de administratie van Bakkerij Jansen/);

test('a client and an invoice open in a new tab by the middle button, each in the right books', async ({
  page,
}) => {
  await signIn(page, 'boekhouder', '/relation/overview');
  const client = page.getByRole('table').getByRole('link', { name: /^Bakkerij Jansen/ });
  const form = await middleClick(page, client);
  await expect(form.getByRole('textbox', { name: 'Bedrijfsnaam' })).toHaveValue(/^Bakkerij Jansen/);

  await page.bringToFront();
  await page
    .getByRole('button', { name: /^Naar dashboard: Bakkerij Jansen/ })
    .first()
    .click();
  await expect(inBooks(page)).toBeVisible();
  await page.goto('/invoicing/invoice/overview');
  const invoice = await middleClick(page, page.getByRole('table').getByRole('link').first());
  await expect(invoice).toHaveURL(/\/invoicing\/invoice\/edit\/\d+/);
  await expect(invoice.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(inBooks(invoice)).toBeVisible();
  await expect(inBooks(form)).toHaveCount(0);

  // A typed address goes on where one was last: in the client, whose tab is in front.
  await page.bringToFront();
  const typed = await page.context().newPage();
  await typed.goto('/dashboard');
  await expect(inBooks(typed)).toBeVisible();
});

test('nobody goes on in a session that was logged out, and an address in a mail asks to sign in', async ({
  page,
}) => {
  await signIn(page, 'ondernemer');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/relation/overview');
  await expect(second.getByRole('heading', { level: 1, name: 'Relaties' })).toBeVisible();
  await second.goto('/logout');
  for (const tab of [page, second]) await expect(tab.getByLabel('E-mail')).toBeVisible();
  const third = await page.context().newPage();
  await third.goto('/relation/overview');
  await expect(third.getByLabel('E-mail')).toBeVisible();
});
