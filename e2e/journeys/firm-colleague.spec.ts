import { newAddress } from '../world/accounts';
import { PASSWORD } from '../world/logins';
import { mailFor, pathIn } from '../world/mail-box';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

const CLIENTS = ['Grafisch Atelier Noord', 'Tandartspraktijk De Linde'];

test('an owner adds a colleague with rights on two clients, who signs in and sees just those', async ({
  page,
  browser,
}) => {
  const email = newAddress('iris');
  await signIn(page, 'boekhouder', '/settings/company/users');
  await page.getByRole('button', { name: 'Voeg gebruiker toe' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Voornaam').fill('Iris');
  await dialog.getByLabel('Achternaam').fill('Meijer');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Selecteer minimaal één onderneming').first()).toBeVisible();
  for (const client of CLIENTS) await dialog.getByRole('checkbox', { name: client }).check();
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Iris Meijer is toegevoegd')).toBeVisible();
  await expect(
    page.getByRole('row', { name: /Iris Meijer/ }).getByText('Uitgenodigd'),
  ).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(new URL(pathIn(await mailFor(email, /Uitnodiging/)), page.url()).href);
  await theirs.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Uitnodiging accepteren' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await theirs.goto(new URL('/relation/overview', page.url()).href);
  for (const client of CLIENTS) await expect(theirs.getByText(client)).toBeVisible();
  await expect(theirs.getByText('Bakkerij Jansen B.V.')).toHaveCount(0);
  await expect(theirs.getByRole('link', { name: 'Relatie toevoegen' })).toHaveCount(0);

  // Taken out again, they are out at once.
  await page.reload();
  await page.getByRole('button', { name: 'Acties: Iris Meijer' }).click();
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText('Iris Meijer is verwijderd')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByLabel('Wachtwoord', { exact: true })).toBeVisible();
  await theirs.context().close();
});
