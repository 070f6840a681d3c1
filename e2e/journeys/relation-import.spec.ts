import type { Page } from '@playwright/test';
import { saveNew } from '../screens/a-concept';
import { invoiceEditor } from '../screens/invoice-editor';
import { newOwner } from '../world/accounts';
import { excelFile } from '../world/excel-file';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

const rowOf = (n: number) => [
  ...['Klant', `Importklant ${n}`, `info${n}@import.example`, `facturen${n}@import.example`],
  ...[`Kade ${n}`, '2801 AB', 'Gouda', String(90_100_000 + n)],
];

/** The headers of another package, of which half say nothing to us. */
const FOREIGN = [
  ...['Rel. soort', 'Firma', 'E-mail', 'Facturen naar', 'Straat + nr', 'PC', 'Woonplaats', 'KvK'],
];

test('five hundred customers come from Excel, their columns are said by hand, two rows are mended, and one is invoiced', async ({
  page,
}) => {
  const rows = Array.from({ length: 500 }, (_, index) => rowOf(index + 1));
  const wrong = rows.map((row) => [...row]);
  (wrong[41] as string[])[5] = '0999 AA';
  (wrong[299] as string[])[2] = 'geen adres';

  await signIn(page, await newOwner(page), '/relation/overview');
  await page.getByRole('button', { name: 'Meer' }).click();
  await page.getByRole('menuitem', { name: 'Importeren' }).click();
  const input = page.locator('input[type=file]');
  await input.setInputFiles(excelFile('klanten.xlsx', [FOREIGN, ...wrong]));
  const importNow = page.getByRole('button', { name: 'Importeren', exact: true });

  // What a new customer needs is said at its field, and takes a column there.
  const nameField = page.getByRole('combobox', { name: /Bedrijfsnaam/ });
  await expect(nameField).toHaveAccessibleDescription(/Vul een bedrijfsnaam in/);
  await expect(page.getByText('500 geweigerd')).toBeVisible();
  await expect(importNow).toBeDisabled();
  await nameField.click();
  await page.getByTitle('Firma').click();
  await assign(page, 'Straat + nr', 'Adres');
  await assign(page, 'Facturen naar', 'E-mailadres voor facturen');

  await expect(page.getByText('Postcode is onjuist')).toBeVisible();
  await expect(page.getByText('E-mailadres is onjuist')).toBeVisible();
  await expect(page.getByText('498 nieuw')).toBeVisible();
  await importNow.click();
  // Five hundred rows in one transaction: a busy machine takes its time.
  await expect(page.getByText(/498 relaties toegevoegd\. 2 rijen zijn geweigerd/)).toBeVisible({
    timeout: 30_000,
  });

  // The columns are known from before, and so are the rows that are there.
  await input.setInputFiles(excelFile('klanten.xlsx', [FOREIGN, ...rows]));
  await expect(page.getByText('2 nieuw')).toBeVisible();
  await expect(page.getByText('498 ongewijzigd')).toBeVisible();
  await importNow.click();
  await expect(page).toHaveURL(/\/relation\/overview/, { timeout: 30_000 });
  await page.getByPlaceholder('Zoek...').fill('Importklant 437');
  await expect(page.getByRole('link', { name: 'Importklant 437' })).toBeVisible();

  const editor = invoiceEditor(page);
  await editor.open();
  await editor.chooseCustomer('Importklant 437');
  await editor.subject.fill('Eerste levering');
  await editor.fillLine(0, { title: 'Desembrood', amount: '4', price: '3,85', vat: '9%' });
  await saveNew(page);
  await editor.startSending('Verstuur handmatig');
  await page.getByRole('dialog').getByRole('button', { name: 'Verstuur handmatig' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Factuur \d{4}-\d{4}/ })).toBeVisible();
  await expect(page.getByText('Kade 437').first()).toBeVisible();
});

/** Says what a column of the file is. */
async function assign(page: Page, column: string, field: string) {
  await page.getByRole('combobox', { name: `Veld van kolom ${column}` }).fill(field);
  await page.getByRole('combobox', { name: `Veld van kolom ${column}` }).press('Enter');
}
