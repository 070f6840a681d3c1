/** Of everybody in the demo. */
export const PASSWORD = 'Welkom-2026!';

/**
 * Signs in to the demo, as its business owner unless it is said, and waits for the dashboard.
 *
 * @param {import('@playwright/test').Page} page
 * @param {'ondernemer' | 'boekhouder'} [who]
 * @returns {Promise<string>} the token that calls of the API carry
 */
export const signInOn = (page, url, who = 'ondernemer') =>
  signInAs(page, url, `${who}@boekwerk.example`);

/** @returns {Promise<string>} as above */
export async function signInAs(page, url, email) {
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  const answer = page.waitForResponse('**/auth/v1/login');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  const { token } = await (await answer).json();
  await page.waitForURL('**/dashboard');
  return token.token;
}

/**
 * Uploads a PDF as a document.
 *
 * @param {{ url: string, token: string }} to
 * @param {{ name: string, buffer: Buffer }} pdf
 */
export async function uploadPdf(page, { url, token }, pdf) {
  const sent = await page.request.post(`${url}/api/administrations/v1/bookingitem/upload`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: { ...pdf, mimeType: 'application/pdf' } },
  });
  if (!sent.ok()) throw new Error(`upload: ${sent.status()} ${await sent.text()}`);
}
