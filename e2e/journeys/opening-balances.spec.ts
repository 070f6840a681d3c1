import { invoiceEditor } from '../screens/invoice-editor';
import { newOwner } from '../world/accounts';
import { excelFile } from '../world/excel-file';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

const CUSTOMER = ['Klant', 'Hotel De Haven', 'info@haven.example', 'facturen@haven.example'];
const ADDRESS = ['Kade 1', '2801 AB', 'Gouda', '90200001'];

test('whoever changes over brings in a customer and what they still owe, is paid a part, and it is no turnover', async ({
  page,
}) => {
  await signIn(page, await newOwner(page), '/relation/import');
  const input = page.locator('input[type=file]');
  const importNow = page.getByRole('button', { name: 'Importeren', exact: true });
  const headers = ['Relatietype', 'Bedrijfsnaam', 'E-mailadres', 'E-mailadres voor facturen'];
  await input.setInputFiles(
    excelFile('klant.xlsx', [
      [...headers, 'Adres', 'Postcode', 'Plaats', 'KvK'],
      [...CUSTOMER, ...ADDRESS],
    ]),
  );
  await expect(page.getByText('1 nieuw')).toBeVisible();
  await importNow.click();
  await expect(page).toHaveURL(/\/relation\/overview/);

  await page.goto('/invoicing/invoice/overview');
  await page.getByRole('link', { name: 'Importeren' }).click();
  await input.setInputFiles(
    excelFile('openstaand.xlsx', [
      ['Factuurnummer', 'Klant', 'Factuurdatum', 'Vervaldatum', 'Openstaand bedrag'],
      ['F-0042', 'Hotel De Haven', '01-09-2026', '01-10-2026', '1.210,50'],
      ['F-0043', 'facturen@haven.example', '15-09-2026', '', '121,00'],
    ]),
  );
  await expect(page.getByText('2 nieuw')).toBeVisible();
  await importNow.click();
  await expect(page).toHaveURL(/\/invoicing\/invoice\/overview/);

  await page.getByRole('link', { name: 'F-0042' }).click();
  await expect(page.getByText(/verzonden vanuit je vorige pakket/)).toBeVisible();
  await page.getByRole('button', { name: 'Betaald' }).click();
  await page.getByRole('menuitem', { name: 'Gedeeltelijk betaald' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nieuwe betaling').fill('1.000,50');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(invoiceEditor(page).total('Te betalen')).toHaveText('€ 210,00');

  // That was declared from the program before.
  await page.goto('/');
  await expect(page.getByText(/^Geen omzet in de laatste 13 maanden/)).toBeVisible();
});
