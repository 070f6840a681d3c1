import { expect } from '@playwright/test';
import { signInOn } from './signed-in-page.mjs';

/** What happens in the package. */
const SLOW = { timeout: 120_000 };
const CLIENT = 'Bakkerij Jansen';

/**
 * The firm gives its consent anew, and goes into the books of a client whose office has been read.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<{ token: string, relation_id: number }>} what calls in its books carry, and the client
 */
export async function inBooksOf(page, url) {
  await signInOn(page, url, 'boekhouder');
  await page.goto(`${url}/settings/company/twinfield`);
  await page.getByRole('button', { name: 'Opnieuw koppelen: Visser (VISSER)' }).click();
  await page.getByRole('button', { name: 'Toestaan' }).click();
  await expect(page.getByText('De organisatie is opnieuw gekoppeld')).toBeVisible(SLOW);
  await page.goto(`${url}/relation/overview`);
  const entered = page.waitForResponse(
    (answer) => answer.url().endsWith('/auth/v1/relation') && answer.request().method() === 'PUT',
  );
  await page
    .getByRole('button', { name: `Naar dashboard: ${CLIENT}` })
    .first()
    .click();
  const { token } = await (await entered).json();
  await page.getByText(/^Je werkt in de administratie van/).waitFor();
  await page.goto(`${url}/settings/company/twinfield`);
  await page
    .getByRole('button', { name: /[Ss]ynchroniseer/ })
    .first()
    .click();
  await expect(page.getByText('De gegevens uit Twinfield zijn opgehaald')).toBeVisible(SLOW);
  return token;
}

/** @returns {Promise<any>} what the API answers; throws what it refuses with */
export async function callApi(page, { url, token }, method, address, data) {
  const answer = await page.request.fetch(`${url}/api${address}`, {
    method,
    data,
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok())
    throw new Error(`${method} ${address}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}
