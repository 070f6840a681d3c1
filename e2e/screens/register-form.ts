import type { Page } from '@playwright/test';
import { PASSWORD } from '../world/logins';

type Person = { name: string; last_name: string; company_name: string; email: string };

/** Fills in who registers, reads the terms and agrees to them. */
export async function fillRegisterForm(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Voornaam').fill(person.name);
  await page.getByLabel('Achternaam').fill(person.last_name);
  await page.getByLabel('Bedrijfsnaam').fill(person.company_name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Lees de algemene voorwaarden' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accepteren' }).click();
}
