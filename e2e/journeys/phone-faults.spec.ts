import type { Page } from '@playwright/test';
import { addCustomer, newOwner } from '../world/accounts';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

/** As long as names of firms are. */
const LONG = 'Coöperatieve Vereniging Bloemenveiling Noordwijkerhout Lisse';
const PHONE = { width: 375, height: 812 };

test.use({ viewport: PHONE, calm: false });

/** Calls of this kind fail, each with a reference of its own, until it is over. */
async function failing(page: Page, method: string, path: string): Promise<() => Promise<void>> {
  let failed = 0;
  await page.route(`**/api${path}`, (route) => {
    if (route.request().method() !== method) return route.continue();
    failed += 1;
    const json = { message: 'De server is even niet bereikbaar', reference: `k${failed}` };
    return route.fulfill({ status: 503, json });
  });
  return () => page.unroute(`**/api${path}`);
}

test('a search that fails leaves the rows, whose long names are whole', async ({ page }) => {
  const owner = await newOwner(page, LONG);
  await addCustomer(page, owner, LONG);
  await signIn(page, owner);
  await page.goto('/relation/overview');
  const row = page.getByRole('list').getByText(LONG);
  await expect(row).toBeVisible();
  for (const name of [row, page.getByRole('button', { name: /^Kies een/ }).getByText(LONG)])
    expect(
      await name.evaluate(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight - clientHeight + Math.max(0, scrollWidth - clientWidth),
      ),
    ).toBeLessThan(2);

  const mend = await failing(page, 'GET', '/relations/v1/clients?*search=bloem*');
  await page.getByRole('searchbox').fill('bloem');
  await expect(page.getByRole('alert')).toContainText('Hieronder staat nog de vorige lijst.');
  await expect(row).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(row).toBeVisible();
});

test('a save that fails twice is one notice, which leaves title, first field and buttons free', async ({
  page,
}) => {
  const owner = await newOwner(page);
  await signIn(page, owner);
  await page.goto('/invoicing/product/overview');
  await page.getByRole('button', { name: 'Nieuw product' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nieuw product' });
  await dialog.getByLabel('Naam').fill('Brood');
  await dialog.getByLabel('Prijs').fill('2,50');
  const mend = await failing(page, 'POST', '/**');
  const save = dialog.getByRole('button', { name: 'Opslaan' });
  await save.click();
  const notice = page.getByRole('alert').filter({ hasText: 'kenmerk k1' });
  await expect(notice).toBeVisible();
  // Out of reach, a click would wait for the notice to go.
  await save.click({ timeout: 5_000 });
  await expect(page.getByRole('alert')).toHaveCount(1);
  await dialog.getByLabel('Naam').click({ timeout: 5_000 });
  await mend();
  await save.click();
  await expect(page.getByRole('list').getByText('Brood')).toBeVisible();
});

test('a picker whose options cannot be fetched says so within its field, and a short form has its button at the foot', async ({
  page,
}) => {
  const owner = await newOwner(page);
  await signIn(page, owner);
  await page.goto('/settings/account/password');
  const foot = page.locator('.bw-footer-bar');
  await expect(foot).toBeVisible();
  const { y = 0, height = 0 } = (await foot.boundingBox()) ?? {};
  expect(y + height).toBe(PHONE.height);

  await failing(page, 'GET', '/relations/v1/clients?*');
  await page.goto('/invoicing/invoice/create');
  const picker = page.getByRole('combobox', { name: 'Klant' });
  await picker.click();
  const said = page.getByRole('alert').filter({ hasText: 'Er ging iets mis bij het laden.' });
  await expect(said).toBeVisible();
  const field = await page.locator('.ant-select').filter({ has: picker }).boundingBox();
  expect((await said.boundingBox())?.width).toBeLessThanOrEqual(field?.width ?? 0);
});

test('the days to choose from fit in the window, from either field of a row', async ({ page }) => {
  const owner = await newOwner(page);
  await signIn(page, owner);
  for (const width of [PHONE.width, 320]) {
    await page.setViewportSize({ ...PHONE, width });
    await page.goto('/invoicing/invoice/create');
    await page.getByRole('button', { name: 'Factuurinformatie' }).click();
    for (const field of ['Aanmaakdatum', 'Vervaldatum']) {
      await page.getByLabel(field).click();
      const days = page.locator('.ant-picker-dropdown:visible');
      await expect(days.getByText('Vandaag')).toBeVisible();
      const { x = -1, width: wide = 0 } = (await days.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      await expect(days).toBeHidden();
    }
  }
});
