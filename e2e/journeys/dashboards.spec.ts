import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

/** One pixel, and behind it what makes it another file each time: what was handed in before is said to be. */
const picture = () => Buffer.concat([PIXEL, Buffer.from(randomUUID())]);

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('the charts come after the figures, tell what is pointed at and can be read as a table', async ({
  page,
}) => {
  let figuresCame = 0;
  await page.route('**/api/invoicing/v1/stats*', async (route) => {
    const response = await route.fetch();
    figuresCame ||= Date.now();
    await route.fulfill({ response });
  });
  await signIn(page, 'ondernemer');
  await expect(page.getByRole('link', { name: /^Vervallen/ })).toBeVisible();
  const chart = page.getByRole('img', { name: /^Lijngrafiek van de omzet excl. btw/ });
  // As much script as all the rest of the page: a busy machine takes its time.
  await expect(chart.locator('canvas')).toBeVisible({ timeout: 30_000 });
  expect(await chartsAskedFor(page)).toBeGreaterThan(figuresCame);

  await expect(async () => {
    await chart.hover({ position: { x: 200, y: 60 } });
    await chart.hover({ position: { x: 220, y: 80 } });
    await expect(chart.getByText(/^€/)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'Toon als tabel' }).first().click();
  const table = page.getByRole('table', { name: 'Omzet excl. btw' });
  // Thirteen months and the heading.
  await expect(table.getByRole('row')).toHaveCount(14);
});

test('an amount of any length stays within its card, at every width', async ({ page }) => {
  await page.route('**/api/invoicing/v1/stats*', async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), total_not_expired: 123_456_789_012.34 };
    await route.fulfill({ response, json });
  });
  await signIn(page, 'ondernemer');
  const card = page.getByRole('link', { name: /^Niet vervallen €\s123\.456\.789\.012,34/ });
  await expect(card).toBeVisible();
  for (const width of [1440, 1212, 800, 375, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await card.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
});

test('the period of the dashboard goes along to the lists behind its figures, and not into its address', async ({
  page,
}) => {
  await signIn(page, 'ondernemer');
  const period = page.getByLabel('Periode');
  await expect(period).toHaveValue('all');
  await period.selectOption({ label: 'Dit jaar' });
  await page.getByRole('link', { name: /^Concepten/ }).click();
  await expect(page).toHaveURL(/overview\?tab=concept&from=\d{4}-01-01&to=\d{4}-12-31$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an accountant hands in a document for a client, and the dashboard counts it', async ({
  page,
}) => {
  await signIn(page, 'boekhouder');
  const counter = page.locator('.host-counter', { hasText: 'Totaal aantal boekstukken' });
  await expect(counter.locator('.bw-unseen')).toHaveText(/\d/);
  // A new world first gets a document of the demo's own: an invoice that was sent, once the worker comes to it.
  const toBook = page.locator('.host-counter', { hasText: 'Nog te boeken' });
  await expect(async () => {
    await page.reload();
    await expect(toBook.locator('.bw-unseen')).toHaveText(/[1-9]/, { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  const before = Number(await counter.locator('.bw-unseen').textContent());

  await page.getByRole('button', { name: 'Upload documenten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload documenten' });
  await dialog.getByLabel('Relatie').fill('bakkerij');
  await page.getByTitle('Bakkerij Jansen B.V.').click();
  await dialog
    .getByLabel(/^Sleep bestanden hierheen/)
    .setInputFiles({ name: 'bon.png', mimeType: 'image/png', buffer: picture() });
  await expect(dialog.getByText('1 bestand geüpload')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sluiten' }).last().click();
  await expect(counter.locator('.bw-unseen')).toHaveText(String(before + 1));
});

test('a question takes an accountant into the books of the client, and out again', async ({
  page,
}) => {
  await signIn(page, 'boekhouder');
  await page.getByRole('link', { name: 'Vragen' }).click();
  await expect(page.getByRole('heading', { name: 'Openstaande vragen' })).toBeVisible();
  await page.locator('.bw-row-open').first().click();
  await expect(page.getByText(/^Je werkt in de administratie van/)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByText('Aantal relaties')).toBeVisible();
  await expect(page.getByText(/^Je werkt in de administratie van/)).toHaveCount(0);
});

/** When the charts' library was asked for, the largest script by far. */
const chartsAskedFor = (page: Page) =>
  page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [charts] = resources.filter(({ decodedBodySize }) => decodedBodySize > 1_000_000);
    return performance.timeOrigin + (charts?.startTime ?? 0);
  });
