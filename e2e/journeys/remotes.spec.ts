import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listBuilds } from '../../tools/release-builds.mjs';
import { promoteCanary, startCanary } from '../../tools/release-canary.mjs';
import { makeCurrent } from '../../tools/release-store.mjs';
import {
  buildOf,
  type Deployment,
  deploy,
  offerOnly,
  releaseAnother,
  releasesOf,
  spoilManifest,
  stageAnother,
} from '../world/deployment';
import { goWithin } from '../world/go-within';
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

test.describe('a remote whose build is gone', () => {
  test.use({ calm: false });

  test('is there again with the next one, in a page that stayed open', async ({ page }) => {
    await signIn(page, 'ondernemer', `${deployment.url}/invoicing/product/overview`);
    await expect(page.getByRole('heading', { level: 1, name: 'Producten' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const before = buildOf(deployment, 'relations');
    releaseAnother(deployment, 'relations', (folder) =>
      fs.writeFileSync(path.join(folder, 'more.js'), ''),
    );
    fs.rmSync(path.join(deployment.wwwDir, 'remotes/relations', before), { recursive: true });

    await goWithin(page, '/relation/overview');
    await page.getByRole('alert').getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Relaties beheren' })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

test.describe('a release that is broken', () => {
  test.use({ calm: false });

  /** Opens a page that is there, in front of one of a remote that was just released broken. */
  async function openBroken(page: Page, spoil: (folder: string) => void) {
    const before = buildOf(deployment, 'relations');
    releaseAnother(deployment, 'relations', spoil);
    await signIn(page, 'ondernemer', `${deployment.url}/invoicing/product/overview`);
    await expect(page.getByRole('heading', { level: 1, name: 'Producten' })).toBeVisible();
    await goWithin(page, '/relation/overview');
    const retry = page.getByRole('alert').getByRole('button', { name: 'Opnieuw proberen' });
    await expect(retry).toBeVisible();
    return { retry, goBack: () => makeCurrent(deployment.wwwDir, 'relations', before) };
  }
  const relations = (page: Page) =>
    page.getByRole('heading', { level: 1, name: 'Relaties beheren' });

  test('and does not load is gone from open tabs once it was taken back, without a reload', async ({
    page,
  }) => {
    const { retry, goBack } = await openBroken(page, (folder) =>
      rewrite(folder, /^remoteEntry\.js$/, () => 'throw new Error("broken");'),
    );
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    goBack();
    await retry.click();
    await expect(relations(page)).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('and fails while it is shown is gone by the card of its page once it was taken back', async ({
    page,
  }) => {
    const { retry, goBack } = await openBroken(page, (folder) =>
      rewrite(folder, /\.js$/, (text) =>
        text.replace('title:"Relaties beheren"', 'get title(){throw new Error("broken")}'),
      ),
    );
    goBack();
    await retry.click();
    await expect(relations(page)).toBeVisible();
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
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await menu.getByRole('link', { name: 'Import weekstaat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import weekstaat' })).toBeVisible();
  await menu.getByRole('link', { name: 'Import BTW' }).click();
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

test('one company gets a build before others, and a switch of company changes to it and back', async ({
  page,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const switchTo = async (company: string) => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const chooser = page.getByRole('button', { name: 'Kies een administratie:' });
    await chooser.click();
    await page.getByRole('gridcell', { name: company }).click();
    await expect(chooser).toContainText(company);
    await expect(heading('Dashboard')).toBeVisible();
    const isSameDocument = await page.evaluate(() => 'sameDocument' in window);
    await goWithin(page, '/invoicing/invoice/overview');
    return isSameDocument;
  };

  await signIn(page, 'ondernemer', `${deployment.url}/invoicing/invoice/overview`);
  await expect(heading('Facturen')).toBeVisible();
  const company = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('boekwerk.session') ?? '{}').relation_id,
  );
  stageAnother(deployment, 'invoicing', (folder) => retitle(folder, 'Facturen van nu'));
  startCanary(deployment.wwwDir, 'invoicing', { percent: 0, companies: [company] });

  await page.reload();
  await expect(heading('Facturen van nu')).toBeVisible();
  expect(await switchTo('Jansen Verhuur')).toBe(false);
  await expect(heading('Facturen')).toBeVisible();
  expect(await switchTo('Bakkerij Jansen B.V.')).toBe(false);
  await expect(heading('Facturen van nu')).toBeVisible();

  promoteCanary(deployment.wwwDir, 'invoicing');
  expect(await switchTo('Jansen Verhuur')).toBe(true);
  await expect(heading('Facturen van nu')).toBeVisible();
});

/** Gives the overview in a build of the invoicing remote another title. */
const retitle = (folder: string, title: string) =>
  rewrite(folder, /\.js$/, (text) => text.replaceAll('"Facturen"', `"${title}"`));

/** Writes files of a build anew. */
function rewrite(folder: string, which: RegExp, change: (text: string) => string) {
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const place = path.join(folder, file);
    if (file.endsWith('.br')) fs.rmSync(place);
    if (which.test(file)) fs.writeFileSync(place, change(fs.readFileSync(place, 'utf8')));
  }
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
