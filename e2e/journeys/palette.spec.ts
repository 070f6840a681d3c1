import { judge } from '../screens/judge';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

const FIELD = 'Zoek een pagina, klant, factuur of actie';

test('an entrepreneur gets everywhere by keys: an action, an invoice, another company', async ({
  page,
}) => {
  await signIn(page, 'ondernemer');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  // The first time it is fetched, between the key and its field; the focus goes back to what had it before.
  const invoices = page.getByRole('link', { name: /^Vervallen/ });
  await invoices.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: FIELD })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(invoices).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: FIELD })).toBeFocused();
  await judge(page);
  await page.keyboard.type('nieuwe fac');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuwe factuur' })).toBeVisible();

  // What is typed and confirmed before the server has answered goes to what was typed.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('2026-0001');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /2026-0001/ })).toBeVisible();

  // Escape closes it, and the focus is back where it was.
  await page.getByRole('button', { name: 'Zoeken en openen' }).click();
  await page.getByRole('combobox', { name: FIELD }).fill('2026');
  await expect(page.getByRole('group', { name: 'Facturen' })).toBeVisible();
  await judge(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Zoeken en openen' })).toBeFocused();
});

test('an accountant goes into the books of a client by keys, where nothing of another client is found', async ({
  page,
}) => {
  await signIn(page, 'boekhouder');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('bakkerij jansen');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Je werkt in de administratie van Bakkerij Jansen/)).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: FIELD }).fill('terug naar');
  await expect(page.getByRole('status').filter({ hasText: 'Niets gevonden' })).toBeVisible();
  await page.getByRole('combobox', { name: FIELD }).fill('visser');
  await expect(page.getByRole('option', { name: /^Terug naar Visser/ })).toBeVisible();
});
