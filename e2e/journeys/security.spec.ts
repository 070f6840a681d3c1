import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

test.describe('the security policy of the page', () => {
  test.use({ calm: false });

  test('stops code made from text, inline handlers and scripts from elsewhere', async ({
    page,
  }) => {
    await signIn(page, 'ondernemer');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

    const ran = await page.evaluate(async () => {
      const attempts: Record<string, () => unknown> = {
        // biome-ignore lint/security/noGlobalEval: the test shows that it is stopped
        eval: () => window.eval('1 + 1'),
        'new Function': () => new Function('return 1')(),
        innerHTML: () => {
          document.createElement('div').innerHTML = '<img src=x onerror="window.hit = 1">';
        },
        'script from elsewhere': () => {
          document.createElement('script').src = 'https://evil.example/x.js';
        },
        'script of the user files': () => {
          document.createElement('script').src = '/api/files/x.js';
        },
      };
      // Later, and so under the page's own policy: what a test runs directly is exempt from it.
      await new Promise((resolve) => setTimeout(resolve));
      const names: string[] = [];
      for (const [name, attempt] of Object.entries(attempts))
        try {
          attempt();
          names.push(name);
        } catch {
          // Stopped, as it should be.
        }
      return names;
    });
    expect(ran).toEqual([]);
  });
});

test('a customer called <img onerror> is text and nothing else', async ({ page }) => {
  const name = `<img src=x onerror=alert(1)>{{7*7}} 😀 ${Date.now()}`;
  await signIn(page, 'ondernemer', '/relation/create');
  await page.getByLabel('Bedrijfsnaam').fill(name);
  await page.getByRole('textbox', { name: 'E-mailadres', exact: true }).fill('x@tekst.example');
  await page.getByRole('textbox', { name: 'Adres', exact: true }).fill('Straat 1');
  await page.getByLabel('Postcode').fill('1234 AB');
  await page.getByLabel('Plaats').fill('Utrecht');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('De relatie is succesvol aangemaakt')).toBeVisible();
  await page.goto(`/relation/overview?search=${encodeURIComponent(name)}`);
  await expect(page.getByText(name).first()).toBeVisible();
});

test('the headers of page, API and files are the strict ones', async ({ request, baseURL }) => {
  const page = await request.get('/login');
  const policy = page.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  expect(page.headers()['cache-control']).toBe('no-store');
  const again = await request.get('/login');
  expect(again.headers()['content-security-policy']).not.toBe(policy);

  const api = await request.get(`${baseURL}/api/users/v1/user`);
  expect(api.status()).toBe(401);
  expect(api.headers()['content-security-policy']).toContain("default-src 'none'");
  expect(api.headers()['x-content-type-options']).toBe('nosniff');

  const missing = await request.get('/remotes/nothing/1/remoteEntry.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['content-type']).toContain('application/json');
});
