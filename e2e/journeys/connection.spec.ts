import fs from 'node:fs';
import path from 'node:path';
import { type Deployment, deploy, releaseAnother } from '../world/deployment';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

let deployment: Deployment;

// A browser logs what it cannot reach.
test.use({ serviceWorkers: 'allow', calm: false });

test.beforeEach(async () => {
  deployment = await deploy('connection');
});
test.afterEach(async ({ page }) => {
  await page.close();
  await deployment.stop();
});

test('without a server there is a page that says so, and the product comes back by itself', async ({
  page,
}) => {
  await signIn(page, 'ondernemer', `${deployment.url}/relation/overview`);
  await expect(page.getByRole('heading', { level: 1, name: 'Relaties beheren' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Relaties beheren' })).toBeVisible();

  await deployment.stop();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Geen verbinding' })).toBeVisible();

  await deployment.start();
  await page.getByRole('link', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Relaties beheren' })).toBeVisible();
});

test('the page itself, the lists of releases and the API never come from a cache', async ({
  page,
}) => {
  await signIn(page, 'ondernemer', deployment.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  // Named by its contents, or of a build that is; whether the entry of a widget is among them depends on when it came.
  const lasting =
    /^\/(?:assets|remotes)\/.*\.[0-9a-f]{8}\.\w+$|^\/remotes\/[\w-]+\/\d{8}T\d{9}-[0-9a-f]{8}\//;
  expect(kept.filter((path) => lasting.test(path)).length).toBeGreaterThan(5);
  expect(kept.filter((path) => !lasting.test(path)).sort()).toEqual([
    '/boot/offline.css',
    '/offline.html',
  ]);
});

test('a new version is offered, and asks before it takes a form that is not saved', async ({
  page,
}) => {
  await signIn(page, 'ondernemer', `${deployment.url}/relation/create`);
  await page.getByRole('textbox', { name: 'Bedrijfsnaam' }).fill('Bloemsierkunst De Roos');
  releaseAnother(deployment, 'invoicing', (folder) =>
    fs.writeFileSync(path.join(folder, 'more.js'), ''),
  );

  await comeBackToTab();
  await expect(page.getByText('Er is een nieuwe versie van Boekwerk.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Bedrijfsnaam' })).toHaveValue(
    'Bloemsierkunst De Roos',
  );

  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Vernieuwen' }).click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(page.getByRole('textbox', { name: 'Bedrijfsnaam' })).toHaveValue(
    'Bloemsierkunst De Roos',
  );

  async function comeBackToTab() {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }
});

test('who is offline sees it, and what was typed stays', async ({ page, context }) => {
  await signIn(page, 'ondernemer', `${deployment.url}/relation/create`);
  await page.getByRole('textbox', { name: 'Bedrijfsnaam' }).fill('Bloemsierkunst De Roos');
  await context.setOffline(true);
  await expect(page.getByText(/Je bent offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Je bent offline/)).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Bedrijfsnaam' })).toHaveValue(
    'Bloemsierkunst De Roos',
  );
});
