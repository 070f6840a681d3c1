import { LOGINS, PASSWORD } from '../world/logins';
import { signInByForm } from '../world/sign-in';
import { expect, test } from '../world/test';

test.describe('wrong credentials', () => {
  // The browser itself logs every answer of 400 and above.
  test.use({ calm: false });

  test('wrong credentials are said in one list, and what was typed stays', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page.getByText('E-mail is verplicht.')).toBeVisible();
    await expect(page.getByText('Wachtwoord is verplicht.')).toBeVisible();

    await page.getByLabel('E-mail').fill('niemand@boekwerk.example');
    await page.getByLabel('Wachtwoord', { exact: true }).fill('Onjuist-1');
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page.getByText('Email of wachtwoord is onjuist')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue('niemand@boekwerk.example');
  });
});

test('after signing out nothing is left, also not with the back button', async ({ page }) => {
  await signInByForm(page, 'ondernemer', '/invoicing/invoice/overview');
  await expect(page.getByRole('heading', { level: 1, name: 'Facturen' })).toBeVisible();
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  await page.getByRole('button', { name: /Profiel|Mijn account/ }).click();
  await page.getByRole('link', { name: 'Uitloggen' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  // The page is loaded anew after it, once.
  expect(loaded).toEqual(['/']);
  await expect(async () => {
    expect(await page.evaluate(() => sessionStorage.getItem('boekwerk.session'))).toBeNull();
  }).toPass();
  await page.goBack();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

for (const target of [
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '/login?redirect=/x',
])
  test(`a redirect to ${target} ends on the dashboard`, async ({ page }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
    await page.getByLabel('E-mail').fill(LOGINS.ondernemer);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/dashboard$/);
  });

test('an accountant sees the counters of the practice and no invoices', async ({ page }) => {
  await signInByForm(page, 'boekhouder');
  await expect(page.getByText('Aantal relaties')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Facturen' })).toHaveCount(0);
  await page.goto('/invoicing/invoice/overview');
  await expect(page).toHaveURL(/\/dashboard$/);
});
