import type { Page } from '@playwright/test';
import { expect } from '../world/test';
import { invoiceEditor, type Line } from './invoice-editor';

type Concept = { customer: string; subject: string; lines: Line[]; date?: string };

/** Types and saves a new concept; the page then shows it. */
export async function addConcept(page: Page, { customer, subject, lines, date }: Concept) {
  const editor = invoiceEditor(page);
  await editor.open();
  await expect(editor.subject).toBeVisible();
  await editor.chooseCustomer(customer);
  await editor.subject.fill(subject);
  if (date) {
    await page.getByLabel('Aanmaakdatum').fill(date);
    await page.getByLabel('Aanmaakdatum').press('Enter');
  }
  for (const [index, line] of lines.entries()) await editor.fillLine(index, line);
  await saveNew(page);
}

/** Saves a new invoice; done once the page of the saved one stands there instead. */
export async function saveNew(page: Page) {
  await invoiceEditor(page).save.click();
  await expect(page).toHaveURL(/\/invoicing\/invoice\/edit\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name: /^Concept \d+/ })).toBeVisible();
}

/** Gives the invoice on the page its number, and gives that. */
export async function sendByHand(page: Page): Promise<string> {
  await invoiceEditor(page).startSending('Verstuur handmatig');
  await page.getByRole('dialog').getByRole('button', { name: 'Verstuur handmatig' }).click();
  const heading = page.getByRole('heading', { level: 1, name: /factuur .*\d{4}-\d{4}/i });
  await expect(heading).toBeVisible();
  return (await heading.textContent())?.replace(/^\S*factuur /i, '').trim() ?? '';
}
