import { fillRegisterForm } from '../screens/register-form';
import { newAddress } from '../world/accounts';
import { mailFor, pathIn } from '../world/mail-box';
import { expect, test } from '../world/test';

test('a new entrepreneur registers, starts, activates the account and stands on the dashboard', async ({
  page,
}) => {
  const email = newAddress('roos');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Account aanmaken' }).click();
  await page.getByRole('radio', { name: /Ondernemer/ }).check();
  await fillRegisterForm(page, {
    name: 'Roos',
    last_name: 'Bakker',
    company_name: 'Bloemsierkunst De Roos',
    email,
  });
  await page.getByRole('button', { name: 'Account aanmaken' }).click();

  await expect(page).toHaveURL(/\/onboarding\/welcome$/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page
    .getByRole('button', { name: 'Voeg gegevens toe' })
    .or(page.getByRole('link', { name: 'Voeg gegevens toe' }))
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bedrijfsgegevens' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Bedrijfsnaam' })).toHaveValue(
    'Bloemsierkunst De Roos',
  );

  await page.goto(pathIn(await mailFor(email, /Activeer/)));
  await expect(page.getByRole('heading', { name: 'Je account is geactiveerd!' })).toBeVisible();
  await expect(page).toHaveURL(/\/activate$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Nog geen facturen')).toBeVisible();
});

test('a new accountant goes through the three steps and finds the first client', async ({
  page,
}) => {
  await page.goto('/adviser/register');
  await fillRegisterForm(page, {
    name: 'Ties',
    last_name: 'Mulder',
    company_name: 'Mulder & Co',
    email: newAddress('ties'),
  });
  await page.getByRole('button', { name: 'Account aanmaken' }).click();

  await expect(page).toHaveURL(/\/onboarding\/adviser\/welcome$/);
  // The register knows the number under another name than was registered with.
  await page.getByRole('textbox', { name: 'KvK-nummer' }).fill('68750110');
  await page.keyboard.press('Tab');
  await page.getByRole('dialog').getByRole('button', { name: 'Vervangen' }).click();
  await expect(page.getByText(/Ingevuld uit het handelsregister/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Btw-nummer' }).fill('NL123456782B12');
  await page.getByRole('button', { name: 'Volgende stap' }).click();

  await expect(page).toHaveURL(/\/onboarding\/adviser\/relations$/);
  // The step before has a field of that name too, and stands until this one is drawn.
  await expect(page.getByRole('heading', { level: 1, name: 'Je eerste relatie' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Bedrijfsnaam' }).fill('Garage Smit');
  await page.getByRole('textbox', { name: 'KvK-nummer' }).fill('90001354');
  await page.getByRole('textbox', { name: /e-?mail/i }).fill('info@garagesmit.example');
  // Here what was typed stays.
  await page.getByRole('dialog').getByRole('button', { name: 'Zo laten' }).click();
  await expect(page.getByRole('textbox', { name: 'Bedrijfsnaam' })).toHaveValue('Garage Smit');
  await page.getByRole('button', { name: 'Volgende stap' }).click();

  await expect(page).toHaveURL(/\/onboarding\/adviser\/finished\?skipped=false$/);
  await expect(page.getByText('All done')).toBeVisible();
  await page
    .getByRole('button', { name: 'Sluit' })
    .or(page.getByRole('link', { name: 'Sluit' }))
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'Relaties', exact: true }).click();
  await expect(page.getByText('Garage Smit')).toBeVisible();
});
