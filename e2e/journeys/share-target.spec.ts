import { signIn } from '../world/sign-in';
import { smallPdf } from '../world/small-pdf';
import { expect, test } from '../world/test';

test.use({ serviceWorkers: 'allow' });

test('a document that another app shares with the installed product is handed in', async ({
  page,
}) => {
  const name = `Gedeelde bon ${Date.now()} café.pdf`;
  await signIn(page, 'ondernemer', '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  // A page that was loaded before the worker was there is not its own yet.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  // What the system sends when somebody chooses Boekwerk in its list of apps: `share_target` of the manifest.
  await page.evaluate(
    async ({ name, bytes }) => {
      const { share_target } = await (await fetch('/manifest.webmanifest')).json();
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }));
      const field = Object.assign(document.createElement('input'), {
        ...{ type: 'file', name: share_target.params.files[0].name },
        files: files.files,
      });
      const form = Object.assign(document.createElement('form'), {
        action: share_target.action,
        method: share_target.method,
        enctype: share_target.enctype,
      });
      form.append(field);
      document.body.append(form);
      form.submit();
    },
    { name, bytes: [...smallPdf(name)] },
  );

  await page.waitForURL('**/upload?shared=yes');
  await expect(page.getByText('1 bestand gedeeld.')).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
  await page.getByRole('button', { name: 'Aanleveren', exact: true }).click();
  await expect(page.getByText('1 bestand geüpload')).toBeVisible();
  const kept = async () => (await (await caches.open('boekwerk-shared-1')).keys()).length;
  expect(await page.evaluate(kept)).toBe(0);

  await page.goto('/administration/document/overview');
  await expect(page.getByRole('link', { name })).toHaveCount(1);
});
