import fs from 'node:fs';
import type { Page } from '@playwright/test';
import * as OTPAuth from 'otpauth';
import { LOGINS, PASSWORD } from '../world/logins';
import { newWorld, type OwnWorld } from '../world/new-world';
import { expect, test } from '../world/test';

let world: OwnWorld;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  world = await newWorld({ TWO_FACTOR: 'required' });
});
test.afterAll(() => world.stop());

async function givePassword(page: Page) {
  await page.goto(`${world.url}/login`);
  await page.getByLabel('E-mail').fill(LOGINS.ondernemer);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}

/** Done once the page that comes after it is there: until then it may still be taken away. */
async function logOut(page: Page) {
  await page.goto(`${world.url}/logout`);
  await expect(page).toHaveURL(`${world.url}/login`);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const dialogOf = (page: Page) => page.getByRole('dialog');
const isOnDashboard = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

/** What the authenticator app shows for this key, `steps` half minutes from now. */
const codeOf = (secret: string, steps = 0) =>
  new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

let secret = '';
let recoveryCodes: string[] = [];

test('the first time the app is set up, and recovery codes are shown once', async ({ page }) => {
  await givePassword(page);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('img', { name: /QR-code/ })).toBeVisible();
  secret = ((await dialog.getByText(/^[A-Z2-7 ]{16,}$/).textContent()) ?? '').replace(/ /g, '');
  const proceed = dialog.getByRole('button', { name: 'Doorgaan' });
  await dialog.getByLabel('Code van 6 cijfers').fill('12345');
  await expect(proceed).toBeDisabled();
  await dialog.getByLabel('Code van 6 cijfers').fill(codeOf(secret));
  await proceed.click();

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const text = fs.readFileSync(await (await download).path(), 'utf8');
  recoveryCodes = text.match(/\b[A-Z2-9]{4}-[A-Z2-9]{4}\b/g) ?? [];
  expect(recoveryCodes).toHaveLength(10);
  await dialog.getByLabel('Ik heb de codes bewaard').check();
  await dialog.getByRole('button', { name: 'Doorgaan' }).click();
  await isOnDashboard(page);
});

test.describe('later on', () => {
  // The browser itself logs every answer of 400 and above.
  test.use({ calm: false });

  test('a code is asked, no key is shown, a wrong code is said and a used one is wrong', async ({
    page,
  }) => {
    await givePassword(page);
    const dialog = dialogOf(page);
    await expect(dialog.getByLabel('Code van 6 cijfers')).toBeVisible();
    await expect(dialog.getByRole('img', { name: /QR-code/ })).toHaveCount(0);
    expect(await page.content()).not.toContain(secret);
    await dialog.getByLabel('Code van 6 cijfers').fill(codeOf(secret, -3));
    await dialog.getByRole('button', { name: 'Doorgaan' }).click();
    await expect(dialog.getByText('Code is onjuist')).toBeVisible();

    await dialog.getByLabel('Code van 6 cijfers').fill(codeOf(secret, 1));
    await dialog.getByLabel('Onthoud dit apparaat').check();
    await dialog.getByRole('button', { name: 'Doorgaan' }).click();
    await isOnDashboard(page);

    // A remembered device is asked for the password alone.
    await logOut(page);
    await givePassword(page);
    await isOnDashboard(page);
  });

  test('a recovery code opens the door once', async ({ page }) => {
    for (const expected of ['in', 'refused'] as const) {
      await givePassword(page);
      const dialog = dialogOf(page);
      await dialog.getByRole('button', { name: 'Herstelcode gebruiken' }).click();
      await dialog.getByLabel('Herstelcode').fill(recoveryCodes[0] ?? '');
      await dialog.getByRole('button', { name: 'Doorgaan' }).click();
      if (expected === 'refused') await expect(dialog.getByText('Code is onjuist')).toBeVisible();
      else {
        await isOnDashboard(page);
        await logOut(page);
      }
    }
  });

  test('a new telephone takes over from the former one, of which no code is good any more', async ({
    page,
  }) => {
    await givePassword(page);
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: 'Herstelcode gebruiken' }).click();
    await dialog.getByLabel('Herstelcode').fill(recoveryCodes[1] ?? '');
    await dialog.getByRole('button', { name: 'Doorgaan' }).click();
    await isOnDashboard(page);

    await page.goto(`${world.url}/settings/account/security`);
    await page.getByRole('button', { name: 'Andere app of telefoon' }).click();
    await dialog.getByRole('textbox', { name: 'Wachtwoord' }).fill(PASSWORD);
    await dialog.getByLabel('Code uit je app').fill(recoveryCodes[2] ?? '');
    await dialog.getByRole('button', { name: 'Verder' }).click();
    const former = secret;
    secret = ((await dialog.getByText(/^[A-Z2-7 ]{16,}$/).textContent()) ?? '').replace(/ /g, '');
    await dialog.getByLabel('Code uit de nieuwe app').fill(codeOf(secret));
    await dialog.getByRole('button', { name: 'Stap over' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await dialog.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
    await expect(page.getByText('Je bent overgestapt op je nieuwe app')).toBeVisible();

    await logOut(page);
    await givePassword(page);
    await dialog.getByLabel('Code van 6 cijfers').fill(codeOf(former, 1));
    await dialog.getByRole('button', { name: 'Doorgaan' }).click();
    await expect(dialog.getByText('Code is onjuist')).toBeVisible();
    await dialog.getByLabel('Code van 6 cijfers').fill(codeOf(secret, 1));
    await dialog.getByRole('button', { name: 'Doorgaan' }).click();
    await isOnDashboard(page);
  });

  test('five wrong codes make a pause, also for the right one', async ({ page }) => {
    await givePassword(page);
    const dialog = dialogOf(page);
    for (let tries = 0; tries < 5; tries++) {
      await dialog.getByLabel('Code van 6 cijfers').fill('000000');
      await dialog.getByRole('button', { name: 'Doorgaan' }).click();
      await expect(dialog.getByText(/Code is onjuist|Te veel pogingen/)).toBeVisible();
    }
    await dialog.getByLabel('Code van 6 cijfers').fill(codeOf(secret, 1));
    await dialog.getByRole('button', { name: 'Doorgaan' }).click();
    await expect(page.getByText(/Te veel pogingen/)).toBeVisible();
  });
});
