import { chromium, expect } from '@playwright/test';
import { countHands } from './count-hands.mjs';
import { registerCompany } from './register-company.mjs';
import { signInOn } from './signed-in-page.mjs';
import { threeLines } from './three-lines.mjs';

/** Clients of the demo's firm. */
const CLIENTS = ['bakkerij', 'bloemen', 'grafisch', 'rijwiel', 'tandarts'];
const CUSTOMER = 'Hotel De Oosthaven';
const FIVE_LINES = [
  ['Desembrood', '3', '2,50'],
  ['Taart', '1', '25'],
  ['Bollen', '24', '1,10'],
  ['Vlaai', '2', '18,50'],
  ['Koek', '6', '3'],
];

const REMINDERS = 10;
const LONG_AGO = { date: '2026-09-01', expiration_date: '2026-09-15' };

/** Each begins on the dashboard; what it does is counted, and ends when the page says that it is done. */
const TASKS = [
  { task: 'The first invoice of a new company', isNew: true, act: sendFirstInvoice },
  { task: 'An invoice of five lines by keys alone', act: typeInvoice },
  { task: 'A credit of an invoice', act: creditInvoice },
  { task: 'Ten reminders', given: tenOverdue, act: remindAll },
  { task: 'Through five clients, and back', who: 'boekhouder', act: visitClients },
  { task: 'A colleague invited', act: inviteColleague },
];

/**
 * What people do most, in the demo.
 *
 * @param {{ url: string, mailUrl: string, browser: string }} where
 * @returns {Promise<{ task: string, clicks: number, keys: number, typed: number, seconds: number }[]>} `keys` that do something, `typed` those that write; seconds without anybody thinking
 */
export async function measureCommonTasks({ url, mailUrl, browser: executablePath }) {
  const browser = await chromium.launch({ executablePath });
  const rows = [];
  for (const { task, act, given, isNew, who } of TASKS) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    if (isNew) await registerCompany(page, { url, mailUrl });
    else {
      const token = await signInOn(page, url, who);
      await given?.(url, token);
      await page.reload();
    }
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    const hands = await countHands(page);
    const began = performance.now();
    await act(page);
    rows.push({ task, ...hands(), seconds: (performance.now() - began) / 1000 });
    await context.close();
  }
  await browser.close();
  return rows;
}

async function sendFirstInvoice(page) {
  await page.getByRole('link', { name: 'Nieuwe factuur' }).last().click();
  await page.getByRole('button', { name: 'Voeg klant toe' }).click();
  const form = page.getByRole('dialog');
  await writeIn(form.getByLabel('Bedrijfsnaam'), 'Proefkeuken B.V.');
  await writeIn(form.getByRole('textbox', { name: 'E-mailadres', exact: true }), 'a@proef.example');
  await writeIn(form.getByRole('textbox', { name: 'Adres', exact: true }), 'Markt 7');
  await writeIn(form.getByLabel('Postcode'), '5611 EB');
  await writeIn(form.getByLabel('Plaats'), 'Eindhoven');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(form).toBeHidden();
  await writeIn(page.getByLabel('Omschrijving', { exact: true }).first(), 'Advies');
  await page.keyboard.press('Escape');
  await writeIn(page.getByLabel('Prijs ex. BTW').first(), '100');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByRole('heading', { level: 1, name: /^Concept/ }).waitFor();
  await page.getByRole('button', { name: 'Verzenden' }).click();
  await page.getByRole('menuitem', { name: 'Verstuur factuur' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Versturen' }).click();
  await page.getByRole('heading', { level: 1, name: /^Factuur \d/ }).waitFor();
}

async function typeInvoice(page) {
  const { keyboard } = page;
  await openByName(page, 'nieuwe fac');
  const customer = page.getByRole('combobox', { name: 'Klant' });
  await tabTo(page, customer);
  await keyboard.type('oosthaven');
  await page.locator('.ant-select-dropdown:visible').getByText(CUSTOMER).waitFor();
  await keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Omschrijving', { exact: true }).first());
  for (const [at, [title, amount, price]] of FIVE_LINES.entries()) {
    await keyboard.type(title);
    await keyboard.press('Escape');
    await keyboard.press('Tab');
    await keyboard.type(amount);
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.type(price);
    if (at < FIVE_LINES.length - 1) await keyboard.press('Enter');
    const next = page.getByLabel('Omschrijving', { exact: true }).nth(at + 1);
    if (at < FIVE_LINES.length - 1) await expect(next).toBeFocused();
  }
  await keyboard.press('Control+s');
  await page.getByRole('heading', { level: 1, name: /^Concept \d+/ }).waitFor();
}

async function creditInvoice(page) {
  await page.getByRole('link', { name: /^Niet vervallen/ }).click();
  const sent = page.getByRole('row').filter({ has: page.getByText('Verzonden', { exact: true }) });
  await sent.first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Crediteren' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Crediteer' }).click();
  await page.getByText('Gecrediteerd factuur is aangemaakt').waitFor();
  await page.getByRole('button', { name: 'Creditfactuur verzenden' }).click();
  await page.getByRole('menuitem', { name: 'Verstuur creditfactuur' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Versturen' }).click();
  await page.getByRole('heading', { level: 1, name: /creditfactuur .*\d{4}-\d{4}/i }).waitFor();
}

/** Sends as many invoices of long ago as the demo lacks. */
async function tenOverdue(url, token) {
  const call = async (path, method = 'GET', body) => {
    const init = { method, body: body && JSON.stringify(body) };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { counts } = await call('/invoicing/v1/invoices?tab=expired');
  const body = { ...(await threeLines(call)), ...LONG_AGO };
  for (let overdue = counts.expired; overdue < REMINDERS; overdue++) {
    const { id } = await call('/invoicing/v1/invoice', 'POST', body);
    await call(`/invoicing/v1/invoice/${id}/sent`, 'PUT', { is_confirmed: true });
  }
}

async function remindAll(page) {
  await page.getByRole('link', { name: /^Vervallen/ }).click();
  await page.getByRole('checkbox', { name: 'Selecteer alle rijen' }).click();
  await page.getByRole('button', { name: /^Acties \(/ }).click();
  await page.getByRole('menuitem', { name: /^Verstuur herinnering/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Versturen' }).click();
  await page.getByText(`Een herinnering is verstuurd voor ${REMINDERS} facturen`).waitFor();
}

async function visitClients(page) {
  for (const client of CLIENTS) {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    await page.keyboard.type(client);
    await page
      .getByRole('option', { name: new RegExp(client, 'i') })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', { name: /Terug naar/ })
      .first()
      .waitFor();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await page.getByText(new RegExp(client, 'i')).first().waitFor();
  }
  await page
    .getByRole('button', { name: /Terug naar/ })
    .first()
    .click();
  await page.getByText('Wat wacht per relatie').waitFor();
}

async function inviteColleague(page) {
  await openByName(page, 'gebruikers');
  await page.getByRole('button', { name: 'Voeg gebruiker toe' }).click();
  const dialog = page.getByRole('dialog');
  await writeIn(dialog.getByLabel('Voornaam'), 'Iris');
  await writeIn(dialog.getByLabel('Achternaam'), 'Meijer');
  await writeIn(dialog.getByLabel('E-mail'), 'iris@proef.example');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByText('Iris Meijer is toegevoegd').waitFor();
}

/** By the palette. */
async function openByName(page, name) {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await page.keyboard.type(name);
  await page
    .getByRole('option', { name: new RegExp(name, 'i') })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
}

async function writeIn(field, text) {
  await field.click();
  await field.pressSequentially(text);
}

async function tabTo(page, field) {
  await field.waitFor();
  for (let tries = 0; tries < 40; tries++) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}
