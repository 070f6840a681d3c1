import fs from 'node:fs';
import path from 'node:path';
import { chromium, expect } from '@playwright/test';
import { billPdf, SUPPLIERS } from './bills.mjs';
import { callApi, inBooksOf } from './in-books.mjs';
import { uploadPdf } from './signed-in-page.mjs';

const BILLS = 25;
/** What happens in the package, or in a job. */
const SLOW = { timeout: 120_000 };

/**
 * Books 25 bills of five suppliers by keys alone, from the list to the last one. Their first bill says on what it is
 * booked, later ones are filled in.
 *
 * @param {{ url: string, accountingUrl: string, browser: string }} where with FILM set to a folder, a picture of each
 * form goes there before it is booked
 * @returns {Promise<{ keys: number[], seconds: number, next: number[], booked: number }>} keys pressed of each bill;
 * seconds of all, without anybody thinking; milliseconds from Boeken until the next form can be used; and how many
 * transactions the package has of them
 */
export async function bookByKeys({ url, accountingUrl, browser: executablePath }) {
  const browser = await chromium.launch({ executablePath });
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  const { token, relation_id } = await inBooksOf(page, url);
  await addSuppliers(page, { url, token }, relation_id);
  await handIn(page, { url, token });
  const typist = typistOn(page);
  await page.goto(`${url}/administration/document/overview?tab=to_book`);
  await page.getByRole('tab', { name: /^Te boeken/ }).waitFor();
  const began = performance.now();
  await typist.press('/');
  await typist.type('bill-');
  await page.getByText(`1–10 van ${BILLS}`).waitFor();
  await typist.press('ArrowDown');
  await typist.press('Enter');
  const [keys, next] = [[], []];
  for (let left = BILLS; left >= 1; left--) {
    await untilShown(page, left);
    const before = typist.count();
    await complete(page, typist, billOf(left));
    await film(page, left);
    next.push(await book(page, typist, left));
    keys.push(typist.count() - before);
  }
  const seconds = (performance.now() - began) / 1000;
  const booked = await untilBooked(page, accountingUrl);
  await browser.close();
  return { keys, seconds, next: next.slice(0, -1), booked };
}

const billOf = (at) => ({
  supplier: SUPPLIERS[at % SUPPLIERS.length],
  number: `B-2026-${String(at).padStart(3, '0')}`,
  net: 100 + at,
});

/** Known, and creditors in the package. */
async function addSuppliers(page, as, relation_id) {
  for (const { name, tax_number, bank_account } of SUPPLIERS) {
    const given = { name, tax_number, bank_account, enterprise_relation_type: 'supplier' };
    const made = await callApi(
      page,
      as,
      'POST',
      `/relations/v1/relation/${relation_id}/enterprise/client/enterprise`,
      {
        ...given,
        is_booking: true,
      },
    );
    const body = { relation_id: made.id, is_confirmed: true };
    await callApi(page, as, 'POST', '/administrations/v1/relation', body);
    await expect(async () => {
      const links = await callApi(page, as, 'GET', `/administrations/v1/relation/${made.id}`);
      expect(links.some(({ ledger_account }) => ledger_account !== null)).toBe(true);
    }).toPass(SLOW);
  }
}

async function handIn(page, as) {
  for (let at = 1; at <= BILLS; at++)
    await uploadPdf(page, as, { name: `bill-${at}.pdf`, buffer: billPdf(billOf(at)) });
  const list = `/administrations/v1/bookingitems?search=bill-&itemsPerPage=100&tab=`;
  const { data } = await callApi(page, as, 'GET', `${list}all`);
  const booking_item_ids = data.map(({ id }) => id);
  await callApi(page, as, 'PUT', '/administrations/v1/bookingitem/label/multiple', {
    booking_item_ids,
    label: 'INK',
  });
  await callApi(page, as, 'PUT', '/administrations/v1/bookingitem/tag/multiple', {
    ids: booking_item_ids,
  });
  await expect(async () => {
    const { counts } = await callApi(page, as, 'GET', `${list}to_book`);
    expect(counts.to_book).toBe(BILLS);
  }).toPass(SLOW);
}

/** Counts the keys that are pressed. */
function typistOn(page) {
  let count = 0;
  const press = async (key) => {
    count += 1;
    await page.keyboard.press(key);
  };
  return {
    press,
    count: () => count,
    type: async (text) => {
      for (const sign of text) await press(sign);
    },
    /** Goes on with Tab until a field has the focus. */
    tabTo: async (field) => {
      for (let tries = 0; tries < 40; tries++) {
        if (await field.evaluate((element) => element === document.activeElement)) return;
        await press('Tab');
      }
      throw new Error('Tab does not lead there');
    },
  };
}

const field = (page, name) => page.getByRole('dialog').first().getByLabel(name).first();

async function untilShown(page, at) {
  await expect(field(page, 'Factuurnummer')).toHaveValue(billOf(at).number, SLOW);
}

/** What the supplier's first bill needs; the later ones have it. */
async function complete(page, typist, { supplier }) {
  const line = page.getByRole('group', { name: 'Boekingsregel 1' });
  const description = field(page, 'Korte omschrijving');
  const ledger = line.getByRole('combobox', { name: 'Grootboekrekening' });
  if ((await description.inputValue()) === '') {
    await typist.tabTo(description);
    await typist.type('Levering');
  }
  const isChosen = await line.evaluate(
    (group) =>
      group.querySelectorAll('.ant-select-content-has-value, .ant-select-selection-item').length >
      1,
  );
  if (isChosen) return;
  await typist.tabTo(ledger);
  await typist.type(supplier.ledger);
  await typist.press('Enter');
  await typist.tabTo(line.getByRole('combobox', { name: 'BTW-code' }));
  await typist.type(supplier.vat);
  await typist.press('Enter');
}

/** @returns {Promise<number>} milliseconds until the form of the next bill can be used */
async function book(page, typist, at) {
  const isNext = at > 1 ? billOf(at - 1).number : null;
  await page.evaluate((number) => {
    const isUsable = () => {
      const input = [...document.querySelectorAll('[role=dialog] input')].find(
        ({ value }) => value === number,
      );
      return input !== undefined && input.closest('[inert]') === null;
    };
    window.nextForm = new Promise((resolve) => {
      const time = (event) => {
        if (event.key !== 'Enter' || !event.ctrlKey) return;
        window.removeEventListener('keydown', time, { capture: true });
        const pressed = performance.now();
        const look = () =>
          number === null || isUsable()
            ? resolve(performance.now() - pressed)
            : requestAnimationFrame(look);
        requestAnimationFrame(look);
      };
      window.addEventListener('keydown', time, { capture: true });
    });
  }, isNext);
  await typist.press('Control+Enter');
  return page.evaluate(() => window.nextForm);
}

async function film(page, left) {
  const folder = process.env.FILM;
  if (!folder) return;
  fs.mkdirSync(folder, { recursive: true });
  const name = `${String(BILLS - left + 1).padStart(2, '0')}.png`;
  await page.screenshot({ path: path.join(folder, name) });
}

async function untilBooked(page, accountingUrl) {
  let booked = 0;
  await expect(async () => {
    const answer = await page.request.get(`${accountingUrl}/_transactions?office=VISSER/1001`);
    const { transactions } = await answer.json();
    booked = transactions.filter(({ invoicenumber }) =>
      /^B-2026-\d{3}$/.test(invoicenumber),
    ).length;
    expect(booked).toBeGreaterThanOrEqual(BILLS);
  }).toPass(SLOW);
  return booked;
}
