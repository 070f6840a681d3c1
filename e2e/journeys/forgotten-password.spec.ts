import { newOwner } from '../world/accounts';
import { mailFor, pathIn } from '../world/mail-box';
import { expect, test } from '../world/test';

const NEW_PASSWORD = 'Strand-2027!';

test('a forgotten password is replaced by the link of a mail, once', async ({ page }) => {
  const { email } = await newOwner(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  // The page for signing in has a field of that name too.
  await expect(page.getByRole('heading', { name: 'Wachtwoord vergeten' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Verstuur link' }).click();
  await expect(page.getByText(`Een e-mail is verzonden naar ${email}`)).toBeVisible();

  const link = pathIn(await mailFor(email, /nieuw wachtwoord/));
  await page.goto(link);
  await expect(page).toHaveURL(/\/resetpassword$/);
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Klaar' }).click();
  await expect(page.getByText('Je wachtwoord is veranderd')).toBeVisible();
  await expect(page.getByText('Log opnieuw in met je nieuwe wachtwoord')).toBeVisible();

  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await mailFor(email, /wachtwoord is gewijzigd/);
});

test.describe('what goes wrong', () => {
  test.use({ calm: false });

  test('a link that was used says so before anything is typed, and offers a new one', async ({
    page,
  }) => {
    await page.goto('/resetpassword?code=nergens-voor-nodig');
    await expect(page.getByText(/al gebruikt of verlopen/)).toBeVisible();
    await page.getByRole('link', { name: 'Vraag een nieuwe link aan' }).click();
    await expect(page.getByRole('heading', { name: 'Wachtwoord vergeten' })).toBeVisible();
  });

  test('what is no address is refused, an address that nobody has is not', async ({ page }) => {
    await page.goto('/forgotpassword');
    await page.getByLabel('E-mail').fill('geen adres');
    await page.getByRole('button', { name: 'Verstuur link' }).click();
    await expect(page.getByText('E-mailadres is onjuist')).toBeVisible();
    await page.getByLabel('E-mail').fill('niemand@nergens.example');
    await page.getByRole('button', { name: 'Verstuur link' }).click();
    await expect(
      page.getByText('Een e-mail is verzonden naar niemand@nergens.example'),
    ).toBeVisible();
  });
});
