import type { Page } from '@playwright/test';
import { choose, chooseBySearch } from './choose';

export type Line = { title: string; amount: string; price: string; vat: string };

/** The form of an invoice. */
export function invoiceEditor(page: Page) {
  const rows = page.locator('tr.invoicing-line');
  const total = (label: string) =>
    page
      .locator('.invoicing-totals > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd');
  return {
    rows,
    total,
    open: () => page.goto('/invoicing/invoice/create'),
    chooseCustomer: (name: string) =>
      chooseBySearch(page.getByRole('combobox', { name: 'Klant' }), name),
    addCustomer: () => page.getByRole('button', { name: 'Voeg klant toe' }).click(),
    subject: page.getByLabel('Onderwerp'),
    number: page.getByLabel('Factuurnummer'),

    async fillLine(index: number, { title, amount, price, vat }: Line) {
      const row = rows.nth(index);
      const name = row.getByLabel('Omschrijving', { exact: true });
      await name.fill(title);
      await name.press('Escape');
      await row.getByLabel('Aantal').fill(amount);
      await row.getByLabel('Prijs ex. BTW').fill(price);
      await choose(row.getByRole('combobox', { name: 'BTW tarief' }), vat);
    },
    /** What stands in the lines, from the first to the one that waits to be typed in. */
    titles: () =>
      rows
        .getByLabel('Omschrijving', { exact: true })
        .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value)),
    discount: page.getByLabel('Korting op de factuur'),
    save: page.getByRole('button', { name: 'Opslaan' }),
    preview: page.getByRole('button', { name: 'Voorbeeld' }),
    download: page.getByRole('button', { name: 'Download' }),

    async startSending(how: 'Verstuur factuur' | 'Verstuur handmatig') {
      await page.getByRole('button', { name: 'Verzenden' }).click();
      await page.getByRole('menuitem', { name: how }).click();
    },
  };
}
