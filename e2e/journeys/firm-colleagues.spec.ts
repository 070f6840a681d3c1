import type { Page } from '@playwright/test';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

const selector = (page: Page) => page.getByRole('button', { name: /^Kies een relatie/ });
const inGroup = (page: Page, name: string) => page.getByRole('rowgroup', { name }).getByRole('row');

test('who works for a firm pins a client by keys alone, and finds it first from then on', async ({
  page,
}) => {
  await signIn(page, 'boekhouder');
  await selector(page).click();
  await expect(
    page.getByRole('gridcell', { name: 'Rijwielhandel Van Dam', exact: true }),
  ).toBeVisible();
  await page.keyboard.type('rijwiel');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const search = page.getByRole('combobox', { name: 'Zoek een relatie' });
  await expect(search).toBeFocused();
  await search.fill('');
  await expect(inGroup(page, 'Vastgezet')).toHaveText(['Rijwielhandel Van Dam']);

  await page.keyboard.type('lelie');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Je werkt in de administratie van Bloemenhuis Lelie/)).toBeVisible();
  await selector(page).click();
  await expect(inGroup(page, 'Vastgezet')).toHaveText(['Rijwielhandel Van Dam']);
  // Others open clients as the same user meanwhile.
  const lelie = inGroup(page, 'Laatst geopend').filter({ hasText: 'Bloemenhuis Lelie' });
  await expect(lelie).toHaveText([/Huidig$/]);
  await page
    .getByRole('button', { name: 'Terug naar Visser Administratie & Advies' })
    .first()
    .click();
  // The client has a page of that name as well, until its books are left.
  await expect(page.getByText('Wat wacht per relatie')).toBeVisible();

  await page.getByRole('link', { name: 'Relaties', exact: true }).click();
  const atHand = page.getByRole('navigation', { name: 'Vastgezet en laatst geopend' });
  await expect(atHand.getByRole('button').first()).toHaveText('Rijwielhandel Van Dam');
  await expect(atHand.getByText('Bloemenhuis Lelie')).toBeVisible();
  await page.getByRole('button', { name: 'Maak Rijwielhandel Van Dam los' }).click();
  await expect(page.getByRole('button', { name: 'Zet Rijwielhandel Van Dam vast' })).toBeVisible();
});

test('the owner of a firm gives a colleague a client in place, and takes it away again', async ({
  page,
  browser,
}) => {
  await signIn(page, 'boekhouder', '/settings/company/users');
  await expect(page.getByRole('row', { name: /^Lotte de Groot/ })).toContainText(
    'Boekhouding bij 2 ondernemingen',
  );
  await page.getByRole('link', { name: 'Wie ziet welke onderneming' }).click();
  const right = page.getByRole('combobox', {
    name: 'Recht van Lotte de Groot bij Rijwielhandel Van Dam',
  });
  await right.selectOption('Facturatie');

  const colleague = await (await browser.newContext()).newPage();
  await signIn(colleague, 'assistent', new URL('/relation/overview', page.url()).href);
  await expect(colleague.getByText('Rijwielhandel Van Dam')).toBeVisible();

  await right.selectOption('Geen toegang');
  await expect(right).not.toHaveAttribute('aria-busy', 'true');
  await page.reload();
  await expect(right).toHaveValue('');
  await colleague.reload();
  await expect(colleague.getByText('Bloemenhuis Lelie')).toBeVisible();
  await expect(colleague.getByText('Rijwielhandel Van Dam')).toHaveCount(0);
  await colleague.context().close();
});
