import { chromium, expect } from '@playwright/test';
import { callApi, inBooksOf } from './in-books.mjs';
import { typeIn } from './key-time.mjs';
import { uploadPdf } from './signed-in-page.mjs';
import { textPdf } from './text-pdf.mjs';

const LINES = 100;
const NAME = 'honderd-regels.pdf';
/** What happens in a job. */
const SLOW = { timeout: 120_000 };

/**
 * How long a key takes, from its press until the page is drawn again, in a booking of 100 lines.
 *
 * @param {{ url: string, browser: string }} where
 * @returns {Promise<{ field: string, first: number, p50: number, p95: number }[]>} milliseconds
 */
export async function measureTypingInBooking({ url, browser: executablePath }) {
  const browser = await chromium.launch({ executablePath });
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await addBooking(page, url);
  await page.goto(`${url}/administration/document/overview?tab=to_book&id=${id}`);
  await page.getByRole('group', { name: `Boekingsregel ${LINES}`, exact: true }).waitFor();
  const middle = page.getByRole('group', { name: `Boekingsregel ${LINES / 2}`, exact: true });
  const fields = {
    'Omschrijving of a line': middle.getByLabel('Omschrijving'),
    'Bedrag excl. BTW of a line': middle.getByLabel('Bedrag excl. BTW'),
    'Bedrag incl. BTW': page.getByRole('textbox', { name: 'Bedrag incl. BTW' }),
  };
  const figures = [];
  for (const [field, locator] of Object.entries(fields))
    figures.push({ field, ...(await typeIn(page, locator)) });
  await browser.close();
  return figures;
}

/** @returns {Promise<number>} the id of a purchase that is to be booked on many lines */
async function addBooking(page, url) {
  const { token } = await inBooksOf(page, url);
  const as = { url, token };
  const call = (...what) => callApi(page, as, ...what);
  await uploadPdf(page, as, { name: NAME, buffer: textPdf(['Factuur']) });
  const { data } = await call('GET', `/administrations/v1/bookingitems?search=${NAME}&tab=all`);
  const [{ id }] = data;
  const label = { booking_item_ids: [id], label: 'INK' };
  await call('PUT', '/administrations/v1/bookingitem/label/multiple', label);
  await call('PUT', '/administrations/v1/bookingitem/tag/multiple', { ids: [id] });
  const read = () => call('GET', `/administrations/v1/bookingitem/${id}`);
  await expect(async () => expect((await read()).status).toBe(TO_BOOK)).toPass(SLOW);
  const [ledger] = await call('GET', '/administrations/v1/ledgeraccounts?type=1');
  const [vat] = await call('GET', '/administrations/v1/ledgeraccounts?type=7');
  const line = { ledger_account_id: ledger.id, vat_ledger_account_id: vat.id, value: 10, vat: 2.1 };
  const { updated_at } = await read();
  const bookingItem = {
    ...{ invoice_number: 'H-100', amount: LINES * 12.1, date: '2026-01-02' },
    booking_lines: Array.from({ length: LINES }, () => line),
  };
  const body = { bookingItem, saveBookingLines: false, updated_at };
  await call('PUT', `/administrations/v1/bookingitem/${id}`, body);
  return id;
}

const TO_BOOK = 1;
