import fs from 'node:fs';
import path from 'node:path';
import { listBuilds } from '../../tools/release-builds.mjs';
import { makeCurrent } from '../../tools/release-store.mjs';
import {
  buildOf,
  type Deployment,
  deploy,
  offerOnly,
  releaseAnother,
  releasesOf,
  spoilManifest,
  takeDown,
} from '../world/deployment';
import { LOGINS, PASSWORD } from '../world/logins';
import { signIn, signInByForm } from '../world/sign-in';
import { expect, test } from '../world/test';

let deployment: Deployment;

test.beforeEach(async () => {
  deployment = await deploy('remotes');
});

test.afterEach(async ({ page }) => {
  // A page that outlives its gateway would complain about it.
  await page.close();
  await deployment.stop();
});

const PAGES = [
  {
    remote: 'invoicing',
    login: 'ondernemer',
    path: '/invoicing/invoice/overview',
    title: 'Facturen',
  },
  {
    remote: 'relations',
    login: 'ondernemer',
    path: '/relation/overview',
    title: 'Relaties beheren',
  },
  {
    remote: 'settings',
    login: 'ondernemer',
    path: '/settings/company/edit',
    title: 'Bedrijfsgegevens',
  },
  {
    remote: 'bookkeeping',
    login: 'ondernemer',
    path: '/administration/document/overview',
    title: 'Documenten',
  },
  { remote: 'praxis', login: 'import', path: '/administration/praxis', title: 'Import weekstaat' },
] as const;

test.describe('a remote that is down', () => {
  test.use({ calm: false });

  for (const { remote, login, path: address, title } of PAGES)
    test(`${remote}: the rest goes on, and it works again without a reload`, async ({ page }) => {
      await signIn(page, login, deployment.url);
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const bringBack = takeDown(deployment, remote);

      await goWithin(page, address);
      await expect(page.getByText('Dit onderdeel is niet bereikbaar')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();

      bringBack();
      await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });

  test('auth: the sign-in page comes back', async ({ page }) => {
    const bringBack = takeDown(deployment, 'auth');
    await page.goto(`${deployment.url}/login`);
    await expect(page.getByText('Dit onderdeel is niet bereikbaar')).toBeVisible();

    bringBack();
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(page.getByLabel('E-mail')).toBeVisible();
  });

  test('onboarding: the welcome comes back', async ({ page }) => {
    const bringBack = takeDown(deployment, 'onboarding');
    await signIn(page, 'ondernemer', `${deployment.url}/onboarding/welcome`);
    await expect(page.getByText('Dit onderdeel is niet bereikbaar')).toBeVisible();

    bringBack();
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Welkom/ })).toBeVisible();
  });

  test('relations: the invoice editor stays usable', async ({ page }) => {
    await signIn(page, 'ondernemer', deployment.url);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const bringBack = takeDown(deployment, 'relations');
    await goWithin(page, '/invoicing/invoice/create');
    await page.getByRole('button', { name: 'Voeg klant toe' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Dit onderdeel is niet bereikbaar')).toBeVisible();

    bringBack();
    await dialog.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(dialog.getByLabel('Bedrijfsnaam')).toBeVisible();
  });
});

test.describe('a remote whose manifest is not good', () => {
  test.use({ calm: false });

  test('is out of reach, and the rest goes on', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    spoilManifest(deployment, 'relations', ({ right, ...page }) => page);
    await signIn(page, 'ondernemer', `${deployment.url}/relation/overview`);
    await expect(page.getByText('Dit onderdeel is niet bereikbaar')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Relaties' })).toHaveCount(0);
    expect(said.join()).toMatch(/Remote relations is refused: pages\.0\.right/);

    await page.getByRole('link', { name: 'Boekhouding' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Documenten' })).toBeVisible();
  });

  test('takes no page from another: who was there first keeps it', async ({ page }) => {
    spoilManifest(deployment, 'settings', (page) =>
      page.name === 'settings' ? { ...page, path: '/invoicing/invoice/:any' } : page,
    );
    await signIn(page, 'ondernemer', `${deployment.url}/invoicing/invoice/overview`);
    await expect(page.getByRole('heading', { level: 1, name: 'Facturen' })).toBeVisible();
    await goWithin(page, '/settings/company/edit');
    await expect(page.getByText('Dit onderdeel is niet bereikbaar')).toBeVisible();
  });

  test('leaves a card where nobody can sign in', async ({ page }) => {
    spoilManifest(deployment, 'auth', () => ({}));
    await page.goto(`${deployment.url}/relation/overview`);
    await expect(page.getByText('Dit onderdeel is niet bereikbaar')).toBeVisible();
  });
});

test('a deployment with auth and praxis alone signs in and shows both imports, and nothing else', async ({
  page,
}) => {
  offerOnly(deployment, ['auth', 'praxis']);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));

  await signInByForm(page, 'import', deployment.url);
  await page.getByRole('link', { name: 'Import weekstaat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import weekstaat' })).toBeVisible();
  await page.getByRole('link', { name: 'Import BTW' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import BTW' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Facturen' })).toHaveCount(0);

  await goWithin(page, '/invoicing/invoice/overview');
  await expect(page).toHaveURL(`${deployment.url}/dashboard`);
  const others = fetched.filter((file) => /^\/remotes\/(?!auth|praxis)/.test(file));
  expect(others).toEqual([]);
});

test('the import customer is given praxis and no byte of bookkeeping', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await signIn(page, 'import', `${deployment.url}/administration/praxis`);
  await expect(page.getByRole('heading', { level: 1, name: 'Import weekstaat' })).toBeVisible();
  await page.getByRole('link', { name: 'Import BTW' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import BTW' })).toBeVisible();
  expect(fetched.filter((file) => file.startsWith('/remotes/bookkeeping/'))).toEqual([]);
});

test('releasing one remote changes its screens and leaves the host as it is; going back undoes it', async ({
  page,
}) => {
  const { host } = releasesOf(deployment);
  const before = buildOf(deployment, 'invoicing');
  const next = releaseAnother(deployment, 'invoicing', (folder) =>
    retitle(folder, 'Facturen van nu'),
  );
  await signIn(page, 'ondernemer', `${deployment.url}/invoicing/invoice/overview`);
  await expect(page.getByRole('heading', { level: 1, name: 'Facturen van nu' })).toBeVisible();
  expect(releasesOf(deployment).host).toEqual(host);

  makeCurrent(deployment.wwwDir, 'invoicing', before);
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Facturen', exact: true }),
  ).toBeVisible();
  expect(listBuilds(deployment.wwwDir, 'invoicing')).toContain(next);
});

/** Gives the overview in a build of the invoicing remote another title. */
function retitle(folder: string, title: string) {
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const place = path.join(folder, file);
    if (file.endsWith('.br')) fs.rmSync(place);
    if (!file.endsWith('.js')) continue;
    const text = fs.readFileSync(place, 'utf8');
    fs.writeFileSync(place, text.replace(/"Facturen"/g, `"${title}"`));
  }
}

/**
 * Goes somewhere as a link in the page does: without loading the document anew. The step has its number as one of the
 * router's own has, without which who guards a form cannot tell where it leads.
 */
async function goWithin(page: import('@playwright/test').Page, address: string) {
  await page.evaluate((to) => {
    const idx = (window.history.state?.idx ?? 0) + 1;
    window.history.pushState({ usr: null, key: 'within', idx }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

test('whoever comes to a page without a session signs in and is brought back to it', async ({
  page,
}) => {
  await page.goto(`${deployment.url}/relation/overview`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel('E-mail').fill(LOGINS.ondernemer);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(`${deployment.url}/relation/overview`);
});
