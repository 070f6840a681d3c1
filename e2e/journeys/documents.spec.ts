import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { choose } from '../screens/choose';
import { signIn } from '../world/sign-in';
import { smallPdf } from '../world/small-pdf';
import { expect, test } from '../world/test';
import { theWorld } from '../world/world';

test('a business owner hands in documents, looks at one, labels it and has it processed; a wrong file stays in view with its reason', async ({
  page,
}) => {
  const name = `Inkoopfactuur ${Date.now()}.pdf`;
  await signIn(page, 'ondernemer', '/administration/document/overview');
  await page.getByRole('button', { name: 'Uploaden' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Documenten uploaden' });
  await dialog.getByLabel(/^Sleep bestanden hierheen/).setInputFiles([
    { name, mimeType: 'application/pdf', buffer: smallPdf(name) },
    { name: 'brief.docx', mimeType: 'application/msword', buffer: Buffer.from('geen document') },
  ]);
  await expect(
    dialog.getByText(
      'Dit bestandstype kan niet. Kies een pdf, gif, jpg, png, webp of e-factuur (xml).',
    ),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Sluiten' }).first().click();

  await page.getByRole('link', { name }).first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.locator('canvas').first()).toBeVisible();
  await choose(viewer.getByRole('combobox', { name: 'Label' }), 'Inkoop (INK)');
  await expect(page.getByText('Label opgeslagen')).toBeVisible();
  await page.keyboard.press('Escape');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Inkoop');

  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Acties (1)' }).click();
  await page.getByRole('menuitem', { name: 'Labelen & verwerken' }).click();
  const label = page.getByRole('dialog', { name: 'Label toewijzen' });
  await label.getByRole('combobox', { name: 'Label' }).click();
  await page.getByTitle('Verkoop (VRK)').click();
  await label.getByRole('button', { name: 'Verwerken' }).click();
  await expect(page.getByText('1 document wordt verwerkt')).toBeVisible();
  // Without loading the page anew.
  await expect(row).toContainText('Verkoop');
  // Read by a process of its own, which a busy machine starts late.
  await expect(row).toContainText('Nog te boeken', { timeout: 90_000 });
});

test('the same document twice is kept and said', async ({ page }) => {
  const bytes = smallPdf(`twee keer hetzelfde ${Date.now()}`);
  await signIn(page, 'ondernemer', '/administration/document/overview');
  await page.getByRole('button', { name: 'Uploaden' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Documenten uploaden' });
  const input = dialog.getByLabel(/^Sleep bestanden hierheen/);
  await input.setInputFiles({ name: 'eerste.pdf', mimeType: 'application/pdf', buffer: bytes });
  await expect(dialog.getByText('1 bestand geüpload')).toBeVisible();
  await input.setInputFiles({ name: 'tweede.pdf', mimeType: 'application/pdf', buffer: bytes });
  await expect(dialog.getByText('Dit document is al aangeleverd')).toBeVisible();
});

test('photos that are chosen together outlive their page, and become one document, each the way it was turned', async ({
  page,
}) => {
  await signIn(page, 'ondernemer', '/administration/document/overview');
  await page.getByRole('button', { name: 'Uploaden' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Documenten uploaden' });
  const buffer = await page.screenshot({
    type: 'jpeg',
    clip: { x: 0, y: 0, width: 600, height: 400 },
  });
  const batch = `bon ${Date.now()}`;
  await dialog.getByLabel('Foto’s kiezen').setInputFiles(
    [1, 2].map((number) => ({
      name: `${batch} ${number}.jpg`,
      mimeType: 'image/jpeg',
      buffer: Buffer.concat([buffer, Buffer.from(`${batch} ${number}`)]),
    })),
  );
  await expect.poll(() => page.evaluate(countKept)).toBe(3);
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByText('Je hebt nog 2 foto’s die niet zijn verstuurd.')).toBeVisible();
  await page.getByRole('button', { name: 'Verder' }).click();

  await dialog.getByRole('button', { name: 'Foto 1 draaien' }).click();
  await dialog.getByRole('button', { name: 'Foto 1 omlaag' }).click();
  await dialog.getByRole('button', { name: 'Als één document' }).click();
  await expect(dialog.getByText('1 bestand geüpload')).toBeVisible();
  await expect.poll(() => page.evaluate(countKept)).toBe(0);
  await dialog.getByRole('button', { name: 'Sluiten' }).last().click();

  await page.getByRole('link', { name: `${batch} 2.pdf` }).click();
  const pages = page.getByRole('dialog').locator('canvas');
  await expect(pages).toHaveCount(2);
  const sides = await pages.evaluateAll((all) =>
    (all as HTMLCanvasElement[]).map(({ width, height }) => width > height),
  );
  expect(sides).toEqual([true, false]);
});

/** In the page: how many files the browser keeps, and lists of them. */
function countKept(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('boekwerk.drafts');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('files').objectStore('files').count();
      opening.result.close();
      counting.onsuccess = () => resolve(counting.result);
    };
  });
}

test('five documents go from upload to processed by keys alone, and the focus is never lost', async ({
  page,
}) => {
  const batch = `toets ${Date.now()}`;
  await signIn(page, 'ondernemer', '/administration/document/overview?tab=to_progress');
  await expect(page.getByRole('tab', { name: /^Te verwerken/ })).toBeVisible();
  // Long before the key: until the browser tells of its window for files, it shows none.
  const chooser = page.waitForEvent('filechooser', { timeout: 120_000 });
  await page.keyboard.press('n');
  await test.step('five files are chosen and sent', async () => {
    const dialog = page.getByRole('dialog', { name: 'Documenten uploaden' });
    await tabTo(page, dialog.getByLabel(/^Sleep bestanden hierheen/));
    await page.keyboard.press('Space');
    await (await chooser).setFiles(Array.from({ length: 5 }, (_, at) => aFile(batch, at + 1)));
    // Each is examined in a process of its own.
    await expect(dialog.getByText('5 bestanden geüpload')).toBeVisible({ timeout: 120_000 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the list is searched, and the first one opened', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type(batch);
    await expect(page.getByText('1–5 van 5')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  });
  const name = page.getByLabel('Bestandsnaam');
  let shown = '';
  for (let left = 5; left >= 1; left -= 1) {
    // Not by its place: what is processed leaves the list behind.
    await expect(name).not.toHaveValue(shown);
    shown = await name.inputValue();
    await page.keyboard.press('i');
    await expect(page.getByText('Label opgeslagen')).toBeVisible();
    await page.keyboard.press('Control+Enter');
  }
  await expect(page.getByText('Klaar', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // They have left this tab.
  await expect(page.getByText('Geen documenten gevonden')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('heading', { name: 'Documenten' })).toBeFocused();
});

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, wanted: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

test.describe(() => {
  // Who came second is refused.
  test.use({ calm: false });

  test('of two people at one document nobody loses what was typed, and who came second hears who was first', async ({
    page,
    browser,
  }) => {
    const name = `samen ${Date.now()}`;
    await signIn(page, 'ondernemer', '/offline.html');
    await handIn(page, name);
    const there = `/administration/document/overview?search=${name}`;
    const other = await (await browser.newContext()).newPage();
    await signIn(other, 'collega', there);
    await page.goto(there);
    for (const one of [page, other]) {
      await one.getByRole('link', { name: `${name}.pdf` }).click();
      await expect(one.getByLabel('Bestandsnaam')).toHaveValue(name);
    }
    // Whoever comes back to a page reads it anew, and would not be second.
    await page.route(/\/bookingitem\/\d+$/, (route) =>
      route.request().method() === 'GET' ? undefined : route.fallback(),
    );
    await page.getByLabel('Bestandsnaam').fill(`${name} getypt`);
    await other.keyboard.press('i');
    await expect(other.getByText('Label opgeslagen')).toBeVisible();
    await other.context().close();

    await page.getByLabel('Bestandsnaam').press('Enter');
    await expect(page.getByText(/^Intussen gewijzigd door .+ op /)).toBeVisible();
    await expect(page.getByLabel('Bestandsnaam')).toHaveValue(`${name} getypt`);
  });
});

/** Hands a document in as the page's own user does. */
async function handIn(page: Page, name: string) {
  const answer = await page.request.post('/api/administrations/v1/bookingitem/upload', {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
    multipart: { file: aFile(name) },
  });
  expect(answer.status()).toBe(201);
}

const aFile = (batch: string, number?: number) => {
  const name = number === undefined ? batch : `${batch} ${number}`;
  return { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: smallPdf(name) };
};

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('boekwerk.session') ?? '{}').token);

test('the weekly sheet is read, what is wrong is said by row and cell, and mended it is imported', async ({
  page,
}) => {
  await signIn(page, 'import', '/administration/praxis');
  const sheet = path.join(theWorld().folder, 'week.csv');
  fs.writeFileSync(
    sheet,
    [
      'omschrijving;code;ma;di;wo;do;vr;za;zo;totaal',
      'omzet laag 9 %;;100,00;0;0;0;0;0;0;100,00',
      'pin;;90,00;0;0;0;0;0;0;90,00',
    ].join('\r\n'),
  );
  const mended = path.join(theWorld().folder, 'week-47.csv');
  fs.writeFileSync(mended, fs.readFileSync(sheet, 'utf8').replaceAll('90,00', '100,00'));
  await page.getByLabel('Datum').fill('18-11-2026');
  await page.getByLabel('Datum').press('Enter');
  await page.locator('input[type=file]').setInputFiles(sheet);
  await page.getByRole('button', { name: 'Controleren' }).click();

  await expect(page.getByText(/Week 47/).first()).toBeVisible();
  await expect(page.getByText(/10,00/).first()).toBeVisible();
  await expect(page.getByText(/1 fout/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Importeren' })).toHaveCount(0);

  await page.getByRole('button', { name: 'week.csv verwijderen' }).click();
  await page.locator('input[type=file]').setInputFiles(mended);
  await page.getByRole('button', { name: 'Controleren' }).click();
  await page.getByRole('button', { name: 'Importeren' }).click();
  await expect(page.getByText(/is geïmporteerd en staat bij Te boeken/)).toBeVisible();
  await expect(page.getByRole('row', { name: /week-47\.csv/ })).toContainText('Geïmporteerd');
});

test('a sheet of invoices is read, an amount that is wrong is said at its cell, and mended it is imported', async ({
  page,
}) => {
  await signIn(page, 'import', '/administration/praxis/btw');
  const sheet = (name: string, incl: string) => {
    const file = path.join(theWorld().folder, name);
    const rows = [
      'Leverancier;Debiteurcode;Factuurnummer;Factuurdatum;Omschrijving;Bedrag excl. btw;Btw-%;Btw-code;Btw-bedrag;Bedrag incl. btw',
      `Groothandel De Zilte Zee;;F-2026-101;18-11-2026;Vis;100,00;9;;9,00;${incl}`,
    ];
    fs.writeFileSync(file, rows.join('\r\n'));
    return file;
  };
  await page.locator('input[type=file]').setInputFiles(sheet('btw.csv', '108,00'));
  await page.getByRole('button', { name: 'Controleren' }).click();
  await expect(page.getByText(/^Rij 2, cel J2: /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Importeren' })).toHaveCount(0);

  await page.getByRole('button', { name: 'btw.csv verwijderen' }).click();
  await page.locator('input[type=file]').setInputFiles(sheet('btw-goed.csv', '109,00'));
  await page.getByRole('button', { name: 'Controleren' }).click();
  await expect(page.getByText('1 inkoopfactuur, 0 verkoopfacturen')).toBeVisible();
  await page.getByRole('button', { name: 'Importeren' }).click();
  await expect(page.getByText('1 factuur is geïmporteerd en staat bij Te boeken')).toBeVisible();
  await expect(page.getByRole('row', { name: /btw-goed\.csv/ })).toContainText('Geïmporteerd');
});
