// Takes ten screens of the demo at two widths and in both colours, and puts those of two versions beside each other:
//   node bench/film-screens.mjs take <url> <folder>
//   node bench/film-screens.mjs compare <folder before> <folder after> <folder of the sheets>
// Each version runs from its own checkout, by npm start on a port and a data folder of its own.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../tools/find-browser.mjs';
import { PASSWORD, signInAs, signInOn } from './signed-in-page.mjs';

const SIZES = { 1440: { width: 1440, height: 900 }, 375: { width: 375, height: 812 } };
const LOOKS = ['1440-light', '1440-dark', '375-light', '375-dark'];
const SHEET_WIDTH = 1720;
/** Figures count up for a second. */
const SETTLED_MS = 1500;
const LINES = [
  ['Advies', '3', '49,95'],
  ['Desembrood', '12', '2,45'],
  ['Montage', '1', '250'],
];
const OVERVIEW = '/invoicing/invoice/overview';

/** By user, in which order they are visited: what of a form would ask something comes last. */
const SCREENS = {
  ondernemer: {
    'owner-dashboard': (page) => page.goto('/dashboard'),
    invoices: (page) => page.goto(OVERVIEW),
    'sent-invoice': (page) => openInvoice(page, 'Restaurant De Waag'),
    'credit-note': (page) => openInvoice(page, 'Creditfactuur'),
    settings: (page) => page.goto('/settings/company/edit'),
    'new-customer': addCustomer,
    'new-invoice': fillInvoice,
  },
  newcomer: { 'new-dashboard': (page) => page.goto('/dashboard') },
  boekhouder: {
    'firm-dashboard': (page) => page.goto('/dashboard'),
    'firm-clients': (page) => page.goto('/relation/overview'),
  },
};

const [what, ...rest] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: await findBrowser() });
try {
  if (what === 'take') await take(...rest);
  else await compare(...rest);
} finally {
  await browser.close();
}

async function take(url, folder) {
  fs.mkdirSync(folder, { recursive: true });
  const newcomer = await register(url);
  for (const look of LOOKS)
    for (const [who, screens] of Object.entries(SCREENS)) {
      const page = await pageFor(url, look);
      if (who === 'newcomer') await signInAs(page, url, newcomer);
      else await signInOn(page, url, who);
      for (const [name, show] of Object.entries(screens)) {
        await show(page);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(SETTLED_MS);
        await page.screenshot({ path: path.join(folder, `${name}-${look}.png`) });
      }
      await page.context().close();
    }
}

async function pageFor(url, look) {
  const [width, colorScheme] = look.split('-');
  const isPhone = width === '375';
  const context = await browser.newContext({
    ...{ baseURL: url, viewport: SIZES[width], colorScheme, locale: 'nl-NL' },
    ...{ hasTouch: isPhone, isMobile: isPhone },
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => dialog.accept());
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) console.log(look, message.text());
  });
  return page;
}

/** @returns the address of who registered a company just now */
async function register(url) {
  const page = await pageFor(url, LOOKS[0]);
  const email = `eefje.${Date.now()}@eigenzaak.example`;
  const data = {
    ...{ type: 0, name: 'Eefje', last_name: 'Eigenaar', company_name: 'Eigen Zaak B.V.', email },
    ...{ password: PASSWORD, password_confirm: PASSWORD, agreePrivacy: true },
  };
  const answer = await page.request.post('/api/auth/v1/register', { data });
  if (!answer.ok()) throw new Error(`register: ${answer.status()} ${await answer.text()}`);
  await page.context().close();
  return email;
}

async function openInvoice(page, said) {
  await page.goto(OVERVIEW);
  await page.locator('main').getByText(said).first().click();
  await page.waitForURL('**/invoice/edit/*');
}

async function addCustomer(page) {
  await page.goto('/invoicing/invoice/create');
  await page.getByRole('button', { name: 'Voeg klant toe' }).click();
  await page.getByRole('dialog').waitFor();
}

async function fillInvoice(page) {
  await page.goto('/invoicing/invoice/create');
  const customer = page.getByRole('combobox', { name: 'Klant' });
  await customer.fill('Restaurant De Waag');
  await page
    .locator('.ant-select-dropdown:visible')
    .getByText('Restaurant De Waag', { exact: true })
    .click();
  const rows = page.locator('tr.invoicing-line');
  for (const [at, [title, amount, price]] of LINES.entries()) {
    const row = rows.nth(at);
    await row.getByLabel('Omschrijving', { exact: true }).fill(title);
    await row.getByLabel('Aantal').fill(amount);
    await row.getByLabel('Prijs ex. BTW').fill(price);
    await row.getByLabel('Prijs ex. BTW').blur();
  }
  await page.evaluate(() => scrollTo(0, 0));
}

async function compare(before, after, folder) {
  fs.mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 900 } });
  for (const name of Object.values(SCREENS).flatMap(Object.keys)) {
    const file = path.join(folder, 'sheet.html');
    fs.writeFileSync(file, sheetOf(name, path.resolve(before), path.resolve(after)));
    await page.goto(pathToFileURL(path.resolve(file)).href);
    await page.screenshot({
      ...{ path: path.join(folder, `${name}.jpg`), fullPage: true, type: 'jpeg', quality: 42 },
    });
    fs.rmSync(file);
  }
}

function sheetOf(name, before, after) {
  const picture = (folder, look) =>
    `<img class="w${look.split('-')[0]}" src="${pathToFileURL(path.join(folder, `${name}-${look}.png`)).href}">`;
  const side = (word, folder) =>
    `<section><h2>${word}</h2>${LOOKS.map((look) => picture(folder, look)).join('')}</section>`;
  return `<!doctype html><meta charset="utf-8"><style>
    body { display: grid; grid-template-columns: 1fr 1fr; gap: 20px; margin: 20px; background: #8A949C; font-family: sans-serif }
    section { display: flex; flex-wrap: wrap; gap: 10px; align-content: start } h2 { width: 100%; margin: 0 }
    .w1440 { width: 830px } .w375 { width: 410px }
  </style>${side('Before', before)}${side('After', after)}`;
}
