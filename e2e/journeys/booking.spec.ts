import type { Locator, Page } from '@playwright/test';
import { choose, chooseBySearch } from '../screens/choose';
import { callApi } from '../world/api';
import { newWorld, type OwnWorld } from '../world/new-world';
import { logIn, signIn } from '../world/sign-in';
import { smallPdf } from '../world/small-pdf';
import { expect, test } from '../world/test';

let world: OwnWorld;

// Of its own: it mends the link of the demo, and books in its office. On the embedded database, whose one connection jobs
// and calls take turns on.
test.beforeAll(async () => {
  world = await newWorld({ DATABASE_URL: '' });
});
test.afterAll(() => world.stop());

const PACKAGE_MS = { timeout: 90_000 };
const BILL = 'molen-de-hoop.pdf';
const OTHER_BILL = 'nog-een-factuur.pdf';

/** The firm gives its consent anew, and the office of the bakery is read. */
async function mendLink(page: Page) {
  await signIn(page, 'boekhouder', `${world.url}/settings/company/twinfield`);
  await page.getByRole('button', { name: 'Opnieuw koppelen: Visser (VISSER)' }).click();
  await page.getByRole('button', { name: 'Toestaan' }).click();
  await expect(page.getByText('De organisatie is opnieuw gekoppeld')).toBeVisible(PACKAGE_MS);
  await page.goto(`${world.url}/relation/overview`);
  await page.getByRole('button', { name: 'Naar dashboard: Bakkerij Jansen' }).first().click();
  await expect(page.getByText(/^Je werkt in de administratie van/)).toBeVisible();
  await page.goto(`${world.url}/settings/company/twinfield`);
  await page
    .getByRole('button', { name: /[Ss]ynchroniseer/ })
    .first()
    .click();
  await expect(page.getByText('De gegevens uit Twinfield zijn opgehaald')).toBeVisible(PACKAGE_MS);
}

async function upload(page: Page, name: string) {
  await page.goto(`${world.url}/administration/document/overview`);
  await page.getByRole('button', { name: 'Uploaden' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Documenten uploaden' });
  await dialog
    .getByLabel(/^Sleep bestanden hierheen/)
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: smallPdf(name) });
  await expect(dialog.getByText('1 bestand geüpload')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sluiten' }).first().click();
}

/** Back to the bill: what was done with it has led on to the next document. */
async function openAgain(page: Page, name = BILL) {
  await expect(page.getByRole('dialog').first()).not.toContainText(name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name }).first().click();
}

type Transaction = {
  code: string;
  number: string;
  invoicenumber: string;
  location: string;
  freetexts: string[];
  deleted: string | null;
  /** In cents. */
  lines: { type: string; value: number }[];
};

/** What the package has of an invoice number, deleted or not. */
async function transactionsOf(page: Page, invoice_number: string): Promise<Transaction[]> {
  const answer = await page.request.get(`${world.accountingUrl}/_transactions?office=VISSER/1001`);
  const { transactions } = (await answer.json()) as { transactions: Transaction[] };
  return transactions.filter(({ invoicenumber }) => invoicenumber === invoice_number);
}

async function addCreditor(page: Page, form: Locator, name: string) {
  await form.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Crediteur toevoegen' });
  await dialog.getByRole('textbox', { name: 'Bedrijfsnaam' }).fill(name);
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Je relatie is nu gekoppeld')).toBeVisible(PACKAGE_MS);
}

/** The owner of the company, at another place, asks something about a document. */
async function ask(from: Pick<Page, 'request'>, id: string | null) {
  const origin = world.url;
  const { token } = await logIn(from, 'ondernemer', origin);
  await callApi(from, {
    method: 'POST',
    path: `/administrations/v1/bookingitem/${id}/log`,
    origin,
    token,
    data: { message: 'Is deze al betaald?' },
  });
}

test('a bill goes from upload into the books, once and to the cent, and is taken back', async ({
  page,
  request,
  complaints,
}) => {
  await mendLink(page);
  await upload(page, BILL);
  await page.getByRole('link', { name: BILL }).first().click();
  const viewer = page.getByRole('dialog').first();

  await test.step('with a label it is processed, and what is missing is said at its field', async () => {
    await viewer.getByRole('button', { name: 'Verwerken' }).press('Enter');
    await expect(page.getByText('Een label is vereist om te verwerken')).toBeVisible();
    await choose(viewer.getByRole('combobox', { name: 'Label' }), 'Inkoop (INK)');
    await expect(viewer.getByText('Label opgeslagen')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await openAgain(page);
    await expect(viewer.getByLabel('Factuurnummer')).toBeVisible(PACKAGE_MS);
    await viewer.getByRole('button', { name: 'Boeken' }).click();
    await expect(viewer.getByText('Factuurnummer is verplicht.')).toBeVisible();
    await expect(viewer.getByText('Relatie is verplicht.')).toBeVisible();
  });

  await test.step('what was typed is asked about before it is left', async () => {
    await viewer.getByLabel('Factuurnummer').fill('F2026-1187');
    await viewer.getByRole('button', { name: 'Sluiten (Esc)' }).click();
    await page.getByRole('button', { name: 'Verder bewerken' }).click();
    await expect(viewer.getByLabel('Factuurnummer')).toHaveValue('F2026-1187');
  });

  await test.step('a creditor is added, here and in the package', () =>
    addCreditor(page, viewer, 'Molen De Hoop'));

  await test.step('the amounts follow from the total, and it is booked', async () => {
    await viewer.getByLabel('Factuurdatum').fill('12-11-2026');
    await viewer.getByLabel('Factuurdatum').press('Enter');
    await viewer.getByRole('textbox', { name: 'Bedrag incl. BTW' }).fill('1.157,53');
    await viewer.getByLabel('Korte omschrijving').fill('Bloem & meel november');
    await chooseBySearch(
      viewer
        .getByRole('group', { name: 'Boekingsregel 1' })
        .getByRole('combobox', { name: 'Grootboekrekening' }),
      '7000 Inkoop grondstoffen',
    );
    await chooseBySearch(viewer.getByRole('combobox', { name: 'Btw-code' }), 'IH BTW Hoog');
    await expect(viewer.getByRole('textbox', { name: 'Bedrag excl. BTW' })).toHaveValue('956,64');
    await expect(viewer.getByRole('textbox', { name: 'Btw-bedrag' })).toHaveValue('200,89');
    await viewer.getByRole('button', { name: 'Boeken' }).click();
    // Over the next document.
    await expect(viewer.getByText('F2026-1187 wordt verwerkt')).toBeVisible();
    await openAgain(page);
    await expect(viewer.getByText(/^Geboekt in Twinfield als INK \d+/)).toBeVisible(PACKAGE_MS);
  });

  await test.step('the package has it once, with its cents and the way back to the document', async () => {
    const [booked, ...others] = await transactionsOf(page, 'F2026-1187');
    expect(others).toEqual([]);
    expect(booked?.deleted).toBeNull();
    expect(booked?.lines.map(({ type, value }) => [type, value])).toEqual([
      ['total', 1157_53],
      ['detail', 956_64],
      ['vat', 200_89],
    ]);
    expect(booked?.freetexts.join()).toMatch(/bw-[a-z2-7]{16}/);
    await expect(viewer.getByText(`INK ${booked?.number}`)).toBeVisible();
  });

  await test.step('its number on another bill is said in full, above what can be done about it', async () => {
    await page.keyboard.press('Escape');
    await upload(page, OTHER_BILL);
    await page.getByRole('link', { name: OTHER_BILL }).first().click();
    await choose(viewer.getByRole('combobox', { name: 'Label' }), 'Inkoop (INK)');
    await expect(viewer.getByText('Label opgeslagen')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await openAgain(page, OTHER_BILL);
    await expect(viewer.getByLabel('Factuurnummer')).toBeVisible(PACKAGE_MS);
    await viewer.getByLabel('Factuurnummer').fill('F2026-1187');
    await chooseBySearch(viewer.getByRole('combobox', { name: 'Crediteur' }), 'Molen De Hoop');
    const said = await viewer.getByText('Factuurnummer bestaat al').boundingBox();
    const way = await viewer.getByRole('button', { name: 'Bekijk factuur' }).boundingBox();
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(way?.y ?? 0);
    await viewer.getByRole('button', { name: 'Opslaan' }).click();
    await expect(viewer.getByRole('button', { name: 'Opslaan' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: BILL }).first().click();
  });

  await test.step('a provisional booking is taken back, and stands to be booked again', async () => {
    // It comes above the button, which moves under a click that is made meanwhile.
    await expect(
      viewer.getByText('Deze relatie heeft al een factuur met dit nummer'),
    ).toBeVisible();
    await viewer.getByRole('button', { name: 'Boeking terugdraaien' }).click();
    await page
      .getByRole('dialog', { name: /^Boeking INK \d+ terugdraaien\?$/ })
      .getByRole('button', { name: 'Boeking terugdraaien' })
      .click();
    await expect(viewer.getByLabel('Factuurnummer')).toHaveValue('F2026-1187', PACKAGE_MS);
    const [deleted] = await transactionsOf(page, 'F2026-1187');
    expect(deleted?.deleted).not.toBeNull();
  });

  await test.step('a question that the client asks meanwhile is read before it is booked', async () => {
    await viewer.getByLabel('Factuurnummer').fill('F2026-1188');
    await ask({ request }, new URL(page.url()).searchParams.get('id'));
    await viewer.getByRole('button', { name: 'Boeken', exact: true }).click();
    await expect(viewer.getByText(/Er staat een vraag open. Lees die eerst/)).toBeVisible();
    // The browser itself logs what was refused.
    expect(complaints.splice(0).join()).toContain('409');
    await viewer.getByRole('button', { name: 'Bekijk de nieuwe versie' }).click();
    await viewer.getByRole('button', { name: 'Herstel concept' }).click();
    await viewer.getByRole('button', { name: 'Boeken', exact: true }).click();
    await expect(viewer.getByText('F2026-1188 wordt verwerkt')).toBeVisible();
  });
});
