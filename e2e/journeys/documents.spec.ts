import fs from 'node:fs';
import path from 'node:path';
import { signIn } from '../world/sign-in';
import { smallPdf } from '../world/small-pdf';
import { expect, test } from '../world/test';
import { theWorld } from '../world/world';

test('a business owner hands in documents, looks at one and labels it; a wrong file stays in view with its reason', async ({
  page,
}) => {
  const name = `Inkoopfactuur ${Date.now()}.pdf`;
  await signIn(page, 'ondernemer', '/administration/document/overview');
  await page.getByRole('button', { name: 'Uploaden' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Documenten uploaden' });
  await dialog.locator('input[type=file]').setInputFiles([
    { name, mimeType: 'application/pdf', buffer: smallPdf(name) },
    { name: 'brief.docx', mimeType: 'application/msword', buffer: Buffer.from('geen document') },
  ]);
  await expect(
    dialog.getByText('Dit bestandstype kan niet. Kies een pdf, gif, jpg, png of webp.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Sluiten' }).first().click();

  await page.getByRole('link', { name }).first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.locator('canvas').first()).toBeVisible();
  await viewer.getByText('Inkoop (INK)').click();
  await expect(page.getByText('Label opgeslagen')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Inkoop');
});

test('the same document twice is kept and said', async ({ page }) => {
  const bytes = smallPdf(`twee keer hetzelfde ${Date.now()}`);
  await signIn(page, 'ondernemer', '/administration/document/overview');
  await page.getByRole('button', { name: 'Uploaden' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Documenten uploaden' });
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles({ name: 'eerste.pdf', mimeType: 'application/pdf', buffer: bytes });
  await expect(dialog.getByText('1 bestand geüpload')).toBeVisible();
  await input.setInputFiles({ name: 'tweede.pdf', mimeType: 'application/pdf', buffer: bytes });
  await expect(dialog.getByText('Dit document is al aangeleverd')).toBeVisible();
});

test('the weekly sheet is read, and what is wrong is said by row and cell', async ({ page }) => {
  await signIn(page, 'import', '/administration/praxis');
  const sheet = path.join(theWorld().folder, 'week.csv');
  fs.writeFileSync(
    sheet,
    [
      'omschrijving;code;ma;di;wo;do;vr;za;zo;totaal',
      'omzet laag 9 %;;100,00;0;0;0;0;0;0;100,00',
      'pin;;90,00;0;0;0;0;0;0;90,00',
    ].join('\r\n'),
  );
  await page.getByLabel('Datum').fill('18-11-2026');
  await page.getByLabel('Datum').press('Enter');
  await page.locator('input[type=file]').setInputFiles(sheet);
  await page.getByRole('button', { name: 'Controleren' }).click();

  await expect(page.getByText(/Week 47/).first()).toBeVisible();
  await expect(page.getByText(/10,00/).first()).toBeVisible();
  await expect(page.getByText(/1 fout/).first()).toBeVisible();
});
