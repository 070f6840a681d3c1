import { fillCustomerForm } from '../screens/customer-form';
import { newOwner } from '../world/accounts';
import { findInList } from '../world/find-in-list';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

const customer = {
  name: `Kaaswinkel De Ley ${Date.now()}`,
  email: 'info@deley.example',
  address: 'Waagplein 2',
  postalCode: '1811 JP',
  city: 'Alkmaar',
};

test.describe('with a number that the trade register does not know', () => {
  // The browser itself logs every answer of 400 and above.
  test.use({ calm: false });

  test('a customer is added, found again by search, and changed', async ({ page }) => {
    // A second one with this number would be asked about.
    await signIn(page, await newOwner(page), '/relation/overview');
    await page.getByRole('link', { name: 'Relatie toevoegen' }).first().click();
    await fillCustomerForm(page, customer);
    await page.getByLabel('KvK-nummer').fill('01234567');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText('De relatie is succesvol aangemaakt')).toBeVisible();

    await page.goto('/relation/overview');
    await findInList(page, customer.name);
    await page.getByRole('link', { name: customer.name }).click();
    await expect(page.getByLabel('KvK-nummer')).toHaveValue('01234567');
    await page.getByLabel('Plaats').fill('Heiloo');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText('De relatie is succesvol gewijzigd')).toBeVisible();
  });
});

test('a form with gaps keeps what was typed and says at each field what is missing', async ({
  page,
}) => {
  await signIn(page, 'ondernemer', '/relation/create');
  await page.getByLabel('Bedrijfsnaam').fill('Half ingevuld');
  await page.getByLabel('Postcode').fill('0999 AA');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  for (const text of [
    'E-mailadres is verplicht',
    'Adres is verplicht',
    'Plaats is verplicht',
    'Postcode is onjuist',
  ])
    await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.getByLabel('Bedrijfsnaam')).toHaveValue('Half ingevuld');
});

test('a change of the company name shows in the header, and leaving with changes is asked about', async ({
  page,
}) => {
  const before = 'Bakkerij Pietersen';
  await signIn(page, await newOwner(page, before), '/settings/company/edit');
  const name = page.getByLabel('Bedrijfsnaam');
  await expect(name).toHaveValue(before);
  await name.fill(`${before} & Zonen`);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const question = page.getByText('Weet je zeker dat je wil afsluiten zonder op te slaan?');
  await expect(question).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Verder bewerken' }).click();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Je instellingen zijn succesvol opgeslagen')).toBeVisible();
  await expect(page.getByRole('banner').getByText(`${before} & Zonen`)).toBeVisible();
});
