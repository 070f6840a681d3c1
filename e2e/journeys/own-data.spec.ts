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
