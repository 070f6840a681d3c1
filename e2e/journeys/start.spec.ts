import { expect, test } from '../world/test';

/** What is wrong on purpose is complained of. */
test.use({ calm: false });

const SCRIPTS = '**/assets/*.js';

test('a page whose scripts do not come says so by itself, and is there after another try', async ({
  page,
}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/login');
  const retry = page.getByRole('link', { name: 'Opnieuw proberen' });
  await expect(retry).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('heading', { name: 'Boekwerk is er nog niet' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Controleer je internetverbinding');

  await page.unroute(SCRIPTS);
  await retry.click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect(retry).toBeHidden();
});
