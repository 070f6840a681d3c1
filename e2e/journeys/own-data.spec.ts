import fs from 'node:fs';
import { newOwner } from '../world/accounts';
import { PASSWORD } from '../world/logins';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

test('somebody takes along all that is kept of them', async ({ page }) => {
  const owner = await newOwner(page);
  await signIn(page, owner, '/settings/account/data');
  await page.getByRole('button', { name: 'Download mijn gegevens' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Wachtwoord' }).fill(PASSWORD);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  // Names stand in a zip as they are.
  const zip = fs.readFileSync(await (await download).path(), 'latin1');
  expect(zip).toContain('account/profiel.csv');
  expect(zip).toContain('inloggen/sessies.csv');
  await expect(dialog).toBeHidden();
});

test('somebody asks to delete their account, and takes it back after signing in anew', async ({
  page,
}) => {
  const owner = await newOwner(page);
  await signIn(page, owner, '/settings/account/data');
  await page.getByRole('button', { name: 'Account verwijderen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Wachtwoord' }).fill(PASSWORD);
  await dialog
    .getByRole('textbox', { name: 'Typ verwijderen om te bevestigen' })
    .fill('verwijderen');
  await dialog.getByRole('button', { name: 'Account verwijderen' }).click();
  const until = page.getByText(/tot dan werkt alles zoals altijd/);
  await expect(until).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.context().clearCookies();
  await signIn(page, owner, '/dashboard');
  const bar = page.getByRole('region', { name: 'Je account wordt verwijderd' });
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Account houden' }).click();
  await expect(page.getByText('Je account blijft bestaan')).toBeVisible();
  await expect(bar).toBeHidden();
});
