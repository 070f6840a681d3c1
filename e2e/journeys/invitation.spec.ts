import type { Page } from '@playwright/test';
import { newAddress, newOwner, proveAddress } from '../world/accounts';
import { PASSWORD } from '../world/logins';
import { mailFor, pathIn } from '../world/mail-box';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

/** Invites somebody as whoever is signed in in this tab. */
async function invite(page: Page, person: { name: string; last_name: string; email: string }) {
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const status = await page.evaluate(async (body) => {
    const { token } = JSON.parse(sessionStorage.getItem('boekwerk.session') ?? '{}');
    const answer = await fetch('/api/users/v1/user', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.status;
  }, person);
  expect(status).toBe(201);
}

test('an invited colleague chooses a password and works in the same company', async ({
  page,
  browser,
}) => {
  const email = newAddress('noor');
  await signIn(page, 'ondernemer');
  await invite(page, { name: 'Noor', last_name: 'Vos', email });

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(new URL(pathIn(await mailFor(email, /Uitnodiging/)), page.url()).href);
  await theirs.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Uitnodiging accepteren' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(theirs.getByText('Bakkerij Jansen B.V.').first()).toBeVisible();
  await theirs.context().close();
});

test('who has an account already accepts with one click, and asks first when somebody else is signed in', async ({
  page,
}) => {
  const { email } = await newOwner(page);
  await proveAddress(page, { email });
  await signIn(page, 'ondernemer');
  await invite(page, { name: 'Eefje', last_name: 'Eigenaar', email });
  await page.goto(pathIn(await mailFor(email, /Uitnodiging/)));
  await expect(page.getByText(/Je bent ingelogd als Sanne Jansen/)).toBeVisible();
  await page.getByRole('button', { name: 'Doorgaan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Profiel van Eefje/ })).toBeVisible();
});
