import { uploadPdf } from '../../bench/signed-in-page.mjs';
import { textPdf } from '../../bench/text-pdf.mjs';

/** As long as the accounting package may take. */
const PACKAGE_MS = { timeout: 60_000 };

/** Types an invoice and saves it. */
export async function makeConcept(page, url) {
  await page.goto(`${url}/invoicing/invoice/create`);
  const customer = page.getByRole('combobox', { name: 'Klant' });
  await customer.click();
  await page.locator('.ant-select-item-option:visible').first().click();
  const row = page.locator('tr.invoicing-line').first();
  await row.getByLabel('Omschrijving', { exact: true }).fill('Advies');
  await row.getByLabel('Omschrijving', { exact: true }).press('Escape');
  await row.getByLabel('Aantal').fill('3');
  await row.getByLabel('Prijs ex. BTW').fill('49,95');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.waitForURL(/\/invoicing\/invoice\/edit\/\d+/);
}

/** Hands a document in, opens it, and waits until its page is drawn. */
export async function openDocument(page, { url, token, name }) {
  const file = `${name}.pdf`;
  await uploadPdf(page, { url, token }, { name: file, buffer: textPdf([name]) });
  await page.goto(`${url}/administration/document/overview`);
  await page.getByRole('link', { name: file }).first().click();
  const viewer = page.getByRole('dialog').first();
  await viewer.locator('canvas').first().waitFor();
  return viewer;
}

/** From the firm's list of clients into the bakery. */
export async function workInClient(page, url) {
  await page.goto(`${url}/relation/overview`);
  await page.getByRole('button', { name: 'Naar dashboard: Bakkerij Jansen' }).first().click();
  await page.getByText(/^Je werkt in de administratie van/).waitFor();
}

/** The firm gives its consent anew, and the office of the bakery is read: the link of the demo is broken. */
export async function mendLink(page, url) {
  await page.goto(`${url}/settings/company/twinfield`);
  await page.getByRole('button', { name: 'Opnieuw koppelen: Visser (VISSER)' }).click();
  await page.getByRole('button', { name: 'Toestaan' }).click();
  await page.getByText('De organisatie is opnieuw gekoppeld').waitFor(PACKAGE_MS);
  await workInClient(page, url);
  await page.goto(`${url}/settings/company/twinfield`);
  await page
    .getByRole('button', { name: /[Ss]ynchroniseer/ })
    .first()
    .click();
  await page.getByText('De gegevens uit Twinfield zijn opgehaald').waitFor(PACKAGE_MS);
}

/** Hands a bill in for the client that is worked in, of a supplier that is new, and books it in the package. */
export async function bookDocument(page, { url, name }) {
  const token = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('boekwerk.session')).token,
  );
  const viewer = await openDocument(page, { url, token, name });
  await choose(viewer.getByRole('combobox', { name: 'Label' }), 'Inkoop (INK)');
  await viewer.getByText('Label opgeslagen').waitFor();
  await page.keyboard.press('Control+Enter');
  await openAgain(page, `${name}.pdf`);
  await viewer.getByLabel('Factuurnummer').fill(name);
  await addCreditor(page, viewer, `Leverancier ${name}`);
  await viewer.getByLabel('Factuurdatum').fill('12-11-2026');
  await viewer.getByLabel('Factuurdatum').press('Enter');
  await viewer.getByRole('textbox', { name: 'Bedrag incl. BTW' }).fill('121,00');
  await viewer.getByLabel('Korte omschrijving').fill('Bloem');
  const line = viewer.getByRole('group', { name: 'Boekingsregel 1' });
  const account = line.getByRole('combobox', { name: 'Grootboekrekening' });
  await chooseBySearch(account, '7000 Inkoop grondstoffen');
  await chooseBySearch(viewer.getByRole('combobox', { name: 'Btw-code' }), 'IH BTW Hoog');
  await viewer.getByRole('button', { name: 'Boeken' }).click();
  await viewer.getByText(`${name} wordt verwerkt`).waitFor();
  await openAgain(page, `${name}.pdf`);
  await viewer.getByText(/^Geboekt in Twinfield als INK \d+/).waitFor(PACKAGE_MS);
  await page.keyboard.press('Escape');
}

async function addCreditor(page, viewer, name) {
  await viewer.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Crediteur toevoegen' });
  await dialog.getByRole('textbox', { name: 'Bedrijfsnaam' }).fill(name);
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByText('Je relatie is nu gekoppeld').waitFor(PACKAGE_MS);
}

/** What was done with a document leads on to the next one. */
async function openAgain(page, file) {
  await page.getByRole('dialog').filter({ hasText: file }).first().waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
  await page.getByRole('link', { name: file }).first().click();
}

async function choose(field, option) {
  await field.click();
  const shown = field.page().locator('.ant-select-dropdown:visible');
  await shown.getByText(option, { exact: true }).click();
}

async function chooseBySearch(field, option) {
  await field.fill(option);
  const shown = field.page().locator('.ant-select-dropdown:visible');
  await shown.getByText(option).first().click();
}
