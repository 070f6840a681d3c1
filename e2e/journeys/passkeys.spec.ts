import type { Page } from '@playwright/test';
import { newOwner, type Owner, proveAddress } from '../world/accounts';
import { PASSWORD } from '../world/logins';
import { mailFor } from '../world/mail-box';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';
import { theWorld } from '../world/world';

/** Browsers bind passkeys to a name, so not to the numeric address of this world. */
const byName = () => theWorld().url.replace('127.0.0.1', 'localhost');

/** A device in the machine that verifies who holds it, as one with a fingerprint does. */
async function plugInDevice(page: Page) {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('WebAuthn.enable');
  const { authenticatorId } = await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    refuse: () =>
      chromium.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    accept: () =>
      chromium.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true }),
  };
}

async function addPasskey(page: Page, { email }: Owner, name: string) {
  await signIn(page, { email }, `${byName()}/settings/account/security`);
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Naam' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Wachtwoord' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByText(`Je kunt nu inloggen met ${name}`)).toBeVisible();
}

async function logOut(page: Page) {
  await page.goto(`${byName()}/logout`);
  await expect(page).toHaveURL(`${byName()}/login`);
  await page.waitForLoadState('networkidle');
}

const enter = (page: Page) => page.getByRole('button', { name: 'Inloggen met passkey' }).click();

test.describe('passkeys', () => {
  // The browser says in its console that a call was refused, which is what some steps are about.
  test.use({ calm: false });

  test('somebody adds a passkey, signs in with it alone, and takes it away', async ({ page }) => {
    const owner = await newOwner(page);
    await proveAddress(page, owner);
    const device = await plugInDevice(page);
    await addPasskey(page, owner, 'Laptop van kantoor');
    await mailFor(owner.email, /passkey toegevoegd/);

    await logOut(page);
    await device.refuse();
    await enter(page);
    await expect(page.getByText(/^Er is geen passkey gekozen/)).toBeVisible();
    await device.accept();
    await enter(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

    await page.goto(`${byName()}/settings/account/security`);
    const row = page.getByRole('row', { name: /Laptop van kantoor/ });
    await expect(row).not.toContainText('nog niet gebruikt');
    await row.getByRole('button', { name: /^Verwijderen/ }).click();
    const question = page.getByRole('dialog', { name: 'Laptop van kantoor verwijderen?' });
    await question.getByRole('button', { name: 'Verwijderen' }).click();
    await expect(row).toBeHidden();
    await mailFor(owner.email, /passkey verwijderd/);

    await logOut(page);
    await enter(page);
    await expect(page.getByText(/^Met deze passkey kun je hier niet inloggen/)).toBeVisible();
  });

  test('a numeric address offers none, and says where they are', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Inloggen', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /passkey/ })).toBeHidden();
    await signIn(page, 'ondernemer', '/settings/account/security');
    await expect(page.getByRole('link', { name: byName() })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Passkey toevoegen' })).toBeHidden();
  });
});
