import fs from 'node:fs';
import path from 'node:path';
import { type Deployment, deploy, releaseAnother } from '../world/deployment';
import { errorService } from '../world/error-service';
import { OUTSIDE_HOST } from '../world/outside-host';
import { signIn, signInByForm } from '../world/sign-in';
import { expect, test } from '../world/test';

test.use({ calm: false });

let service: Awaited<ReturnType<typeof errorService>>;
let deployment: Deployment;

test.beforeEach(async () => {
  service = await errorService();
  deployment = await deploy('errors', { SENTRY_DSN: service.dsn });
});
test.afterEach(async ({ page }) => {
  await page.close();
  await deployment.stop();
  await service.stop();
});

/** Lets a remote fail as soon as it is asked for, with what nobody outside may read. */
const breakRemote = (name: string) =>
  releaseAnother(deployment, name, (folder) => {
    const file = path.join(folder, 'remoteEntry.js');
    const line = "throw new Error('Stuk bij sanne@bakkerij.nl, IBAN NL91ABNA0417164300');\n";
    fs.rmSync(`${file}.br`, { force: true });
    fs.writeFileSync(file, line + fs.readFileSync(file, 'utf8'));
  });

test('an error in a remote is reported with that remote and its release, and no secrets', async ({
  page,
}) => {
  const build = breakRemote('relations');
  await signInByForm(page, 'ondernemer', deployment.url.replace('127.0.0.1', OUTSIDE_HOST));
  await page.getByRole('link', { name: 'Relaties', exact: true }).click();
  await expect(page.getByText('Dit onderdeel is niet bereikbaar')).toBeVisible();

  await expect
    .poll(() => service.events().map(({ tags }) => tags))
    .toContainEqual({ remote: 'relations', remote_release: build });
  const text = service.received();
  expect(text).toContain('Stuk bij [Filtered]');
  for (const secret of ['sanne@bakkerij', 'ABNA', 'ondernemer@boekwerk'])
    expect(text).not.toContain(secret);
});

test('on the own machine nothing is reported', async ({ page }) => {
  breakRemote('relations');
  await signIn(page, 'ondernemer', deployment.url);
  await page.getByRole('link', { name: 'Relaties', exact: true }).click();
  await expect(page.getByText('Dit onderdeel is niet bereikbaar')).toBeVisible();
  expect(service.received()).toBe('');
});
