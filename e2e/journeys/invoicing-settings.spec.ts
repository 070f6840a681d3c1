import { addConcept, sendByHand } from '../screens/a-concept';
import { addCustomer, newOwner } from '../world/accounts';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

const LINE = { title: 'Krentenbrood', amount: '2', price: '4,50', vat: '9%' };

test('a prefix holds from its day on: the next invoice of that day has it, the one before keeps its number', async ({
  page,
}) => {
  const owner = await newOwner(page);
  await addCustomer(page, owner, 'Hotel De Oosthaven');
  await signIn(page, owner, '/settings/company/invoicing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Nog geen voorvoegsel toegevoegd')).toBeVisible();

  await page.getByRole('button', { name: 'Toevoegen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Voorvoegsel').fill('BJ-');
  await expect(dialog.getByLabel('Voorbeeld')).toHaveValue(/^BJ-20\d\d-0001$/);
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('BJ-').first()).toBeVisible();

  // It starts on 1 January: today's invoice has none yet.
  await addConcept(page, { customer: 'Hotel De Oosthaven', subject: 'Nog zonder', lines: [LINE] });
  expect(await sendByHand(page)).toMatch(/^\d{4}-\d{4}$/);

  await page.goto('/settings/company/invoicing');
  await page.getByRole('button', { name: 'Verwijder' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText('Nog geen voorvoegsel toegevoegd')).toBeVisible();
});

test('an own e-mail text goes with the next invoice, and Standaard brings the usual one back', async ({
  page,
}) => {
  const owner = await newOwner(page);
  await addCustomer(page, owner, 'Hotel De Oosthaven');
  await signIn(page, owner, '/settings/company/invoicing');
  await page.getByRole('button', { name: 'Aanpassen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Factuur template aanpassen' });
  await dialog
    .getByRole('textbox')
    .first()
    .fill('Hoi {to_company_name}, hier is {invoice_number}.');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toBeHidden();

  await addConcept(page, { customer: 'Hotel De Oosthaven', subject: 'Eigen brief', lines: [LINE] });
  await page.getByRole('button', { name: 'Verzenden' }).click();
  await page.getByRole('menuitem', { name: 'Verstuur factuur' }).click();
  await expect(page.getByRole('dialog').getByLabel('Bericht')).toHaveValue(
    /^Hoi Hotel De Oosthaven, hier is \{invoice_number\}\.$/,
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click();

  await page.goto('/settings/company/invoicing');
  await page.getByRole('button', { name: 'Aanpassen' }).click();
  await dialog.getByRole('button', { name: 'Standaard' }).click();
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toBeHidden();
});
