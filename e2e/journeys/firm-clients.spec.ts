import { findInList } from '../world/find-in-list';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

test('an owner adds a client company and a private person, works in the company, and comes back', async ({
  page,
}) => {
  const company = `Kwekerij Groenoord ${Date.now()}`;
  const lastName = `Hendriks ${Date.now()}`;
  await signIn(page, 'boekhouder', '/relation/overview');
  await page.getByRole('link', { name: 'Relatie toevoegen' }).click();
  await page.getByRole('textbox', { name: 'Bedrijfsnaam' }).fill(company);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Algemene email is verplicht.').first()).toBeVisible();
  await page.getByLabel('Algemeen e-mailadres').fill('info@groenoord.example');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('De relatie is succesvol aangemaakt')).toBeVisible();

  await page.getByRole('link', { name: 'Relatie toevoegen' }).click();
  // Until the form is there, the list is: a person in it is called so too.
  await expect(page.getByRole('textbox', { name: 'Bedrijfsnaam' })).toBeVisible();
  await page.getByText('Persoon', { exact: true }).click();
  await page.getByLabel('Voornaam').fill('Guus');
  await page.getByLabel('Achternaam').fill(lastName);
  await page.getByLabel('BSN').fill('111222333');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(`Relatie Guus ${lastName} is succesvol aangemaakt`)).toBeVisible();
  await findInList(page, lastName);
  await page.getByRole('link', { name: `Guus ${lastName}` }).click();
  await expect(page.getByLabel('BSN')).toHaveValue('•••••••33');

  await page.goto('/relation/overview');
  await findInList(page, company);
  await page.getByRole('button', { name: `Naar dashboard: ${company}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText(company).first()).toBeVisible();
  await page.goto('/relation/overview');
  await expect(page.getByText('Geen relaties gevonden')).toBeVisible();
  await page
    .getByRole('button', { name: /Terug naar/ })
    .first()
    .click();
  await expect(page.getByText('Visser Administratie & Advies').first()).toBeVisible();
});
