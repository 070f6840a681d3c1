import { readFileSync } from 'node:fs';
import { attachmentOf, mailFor, pdfsOf } from '../world/mail-box';
import { pdfText } from '../world/pdf-text';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

test('reminders of all that is overdue go in one go, each to its own customer', async ({
  page,
}) => {
  await signIn(page, 'ondernemer', '/invoicing/invoice/overview?tab=expired');
  await expect(page.getByRole('heading', { level: 1, name: 'Facturen' })).toBeVisible();
  const rows = page.getByRole('row').filter({ hasText: 'Vervallen' });
  await expect(rows.nth(1)).toBeVisible();
  const late = await rows.count();

  await page.getByRole('checkbox', { name: 'Selecteer alle rijen' }).check();
  await page.getByRole('button', { name: `Acties (${late})` }).click();
  await page.getByRole('menuitem', { name: `Verstuur herinnering (${late})` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Versturen' }).click();

  await expect(page.getByText(`Een herinnering is verstuurd voor ${late} facturen`)).toBeVisible();
  await expect(page.getByText(/^Herinnerd \(\d\)$/)).toHaveCount(late);
  const address = await firstAddress(page);
  const mail = await mailFor(address, /^Herinnering/);
  expect(pdfsOf(mail)).toHaveLength(2);
  const [text] = await pdfText(await attachmentOf(mail));
  expect(text).toContain('Herinnering');
});

test('what is chosen is marked as paid, and the filter goes out as a table', async ({ page }) => {
  await signIn(page, 'ondernemer', '/invoicing/invoice/overview?tab=sent');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByText('Verzonden', { exact: true }) })
    // Of one that took off what was open nothing is left to pay.
    .filter({ hasNotText: 'Creditfactuur' })
    .first();
  const number = (await row.getByRole('link').first().textContent()) ?? '';
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Acties (1)' }).click();
  await page.getByRole('menuitem', { name: 'Markeer als betaald (1)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Markeren' }).click();
  await expect(page.getByText('De status is veranderd voor 1 factuur')).toBeVisible();

  await page.goto(`/invoicing/invoice/overview?tab=paid&search=${number}`);
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporteren' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(csv).toContain(number);
  expect(csv.startsWith('\uFEFFFactuurnummer;')).toBe(true);
});

/** Where invoices of the customer of the first row go. */
async function firstAddress(page: import('@playwright/test').Page): Promise<string> {
  await page
    .getByRole('row')
    .filter({ hasText: 'Herinnerd' })
    .first()
    .getByRole('link')
    .first()
    .click();
  const log = page
    .getByRole('main')
    .getByText(/naar \S+@/)
    .first();
  return /[\w.]+@[\w.-]+/.exec((await log.textContent()) ?? '')?.[0] ?? '';
}
