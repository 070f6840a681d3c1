import { chromium } from '@playwright/test';
import { typeIn } from './key-time.mjs';
import { signInOn } from './signed-in-page.mjs';

const LINES = 200;

/**
 * How long a key takes, from its press until the page is drawn again, in an invoice of 200 lines.
 *
 * @param {{ url: string, browser: string }} where
 * @returns {Promise<{ field: string, first: number, p50: number, p95: number }[]>} milliseconds
 */
export async function measureTyping({ url, browser: executablePath }) {
  const browser = await chromium.launch({ executablePath });
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await addInvoice(page, url);
  await page.goto(`${url}/invoicing/invoice/edit/${id}`);
  const rows = page.locator('tr.invoicing-line');
  await rows.nth(LINES - 1).waitFor();
  const middle = rows.nth(LINES / 2);
  const fields = {
    'Omschrijving of a line': middle.getByLabel('Omschrijving', { exact: true }),
    'Prijs of a line': middle.getByLabel('Prijs ex. BTW'),
    Onderwerp: page.getByLabel('Onderwerp'),
  };
  const figures = [];
  for (const [field, locator] of Object.entries(fields))
    figures.push({ field, ...(await typeIn(page, locator)) });
  await browser.close();
  return figures;
}

async function addInvoice(page, url) {
  const token = await signInOn(page, url);
  const call = async (path, init) =>
    (
      await fetch(`${url}/api${path}`, {
        ...init,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      })
    ).json();
  const { data } = await call('/relations/v1/clients');
  const date = new Date().toISOString().slice(0, 10);
  const products = Array.from({ length: LINES }, (_, n) => ({
    title: `Regel ${n + 1}`,
    amount: 2,
    value: 3.5,
    tax_id: 1,
  }));
  const body = { to_relation_id: data[0].id, date, expiration_date: '2199-12-31', products };
  await page.waitForURL('**/dashboard');
  return (await call('/invoicing/v1/invoice', { method: 'POST', body: JSON.stringify(body) })).id;
}
