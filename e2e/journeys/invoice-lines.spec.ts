import type { Page } from '@playwright/test';
import { saveNew } from '../screens/a-concept';
import { invoiceEditor } from '../screens/invoice-editor';
import { pdfText } from '../world/pdf-text';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

const CUSTOMER = 'Hotel De Oosthaven';

/** Description, quantity and price, as a hand types them. */
const FIVE = [
  ['Desembrood', '3', '2,50'],
  ['Taart', '1', '25'],
  ['Bollen', '24', '1,10'],
  ['Vlaai', '2', '18,50'],
  ['Koek', '6', '3'],
] as const;

test('an invoice of five lines is typed, ordered and saved by keys alone', async ({ page }) => {
  const editor = await openNew(page);
  await editor.chooseCustomer(CUSTOMER);
  await editor.rows.first().getByLabel('Omschrijving', { exact: true }).focus();
  const keys = page.keyboard;
  for (const [index, [title, amount, price]] of FIVE.entries()) {
    await keys.type(title);
    await keys.press('Escape');
    await keys.press('Tab');
    await keys.type(amount);
    await keys.press('Tab');
    await keys.press('Tab');
    await keys.type(price);
    if (index === FIVE.length - 1) break;
    await keys.press('Enter');
    const next = editor.rows.nth(index + 1).getByLabel('Omschrijving', { exact: true });
    await expect(next).toBeFocused();
  }
  await expect(editor.total('Totaalbedrag')).toHaveText('€ 137,82');

  await test.step('the last line goes to the top without losing the focus', async () => {
    for (let up = 0; up < 4; up++) await keys.press('Alt+ArrowUp');
    await expect(page.getByText('Regel 2 staat nu op plaats 1 van 5')).toBeAttached();
    expect(await editor.titles()).toEqual(['Koek', 'Desembrood', 'Taart', 'Bollen', 'Vlaai', '']);
    await expect(editor.rows.first().getByLabel('Prijs ex. BTW')).toBeFocused();
  });

  await keys.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: /^Concept \d+/ })).toBeVisible();
  const text = await printed(page);
  const places = ['Koek', 'Desembrood', 'Taart', 'Bollen', 'Vlaai'].map((title) =>
    text.indexOf(title),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('rows of a sheet become lines, which are dragged, and taken away again', async ({ page }) => {
  const editor = await openNew(page);
  await editor.chooseCustomer(CUSTOMER);
  const first = editor.rows.first().getByLabel('Omschrijving', { exact: true });
  await first.focus();
  await paste(
    page,
    'Hout\t2\tMeter\t10,50\t21%\r\nSchroeven\t1\tSet\t1.250,00\t9%\r\nLijm\t1\tStuks\tgratis\t9%',
  );
  await expect(page.getByText('3 regels geplakt.')).toBeVisible();
  await expect(page.getByText('gratis is geen geldig bedrag')).toBeVisible();
  await expect(editor.total('Subtotaal')).toHaveText('€ 1.271,00');

  const box = async (index: number) =>
    (await editor.rows.nth(index).boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await editor.rows.nth(2).getByRole('button', { name: 'Verplaats regel 3' }).hover();
  await page.mouse.down();
  const { x, y } = await box(0);
  // The code that follows the pointer is fetched with the first press.
  await expect(async () => {
    await page.mouse.move(x + 10, y + 20);
    await page.mouse.move(x + 10, y + 4);
    await expect(editor.rows.first()).toHaveAttribute('data-drop', 'before', { timeout: 500 });
  }).toPass();
  await page.mouse.up();
  expect(await editor.titles()).toEqual(['Lijm', 'Hout', 'Schroeven', '']);

  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(editor.rows).toHaveCount(1);
});

test('text that a field does not take outlives a turned phone, a line that goes and a reload', async ({
  page,
}) => {
  const editor = await openNew(page);
  for (const [index, title] of ['Brood', 'Taart', 'Vlaai'].entries())
    await editor.fillLine(index, { title, amount: '1', price: '2,50', vat: '9%' });
  const date = page.getByLabel(/Aanmaakdatum/);
  const price = (line: number) => editor.rows.nth(line).getByLabel('Prijs ex. BTW');
  await date.fill('31-11-2026');
  await price(2).fill('12,3x');
  const expectKept = async (line: number) => {
    await expect(price(line)).toHaveValue('12,3x');
    await expect(price(line)).toHaveAccessibleDescription('12,3x is geen geldig bedrag');
    await expect(date).toHaveValue('31-11-2026');
    await expect(date).toHaveAccessibleDescription('31-11-2026 is geen geldige datum');
  };
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('button', { name: 'Factuurinformatie' }).click();
  await editor.rows.first().getByRole('button', { name: 'Verwijder regel 1' }).click();
  await expectKept(1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectKept(1);

  await expect(async () => {
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).toContain('12,3x');
    expect(kept).not.toContain('Brood');
  }).toPass();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Herstel concept' }).click();
  await expectKept(1);
  await editor.save.click();
  await expect(page.getByText('Niet alle velden zijn juist ingevuld')).toBeVisible();
  await expectKept(1);
});

test('a discount on a line is the same to the cent on the screen, in the API and in the PDF', async ({
  page,
}) => {
  const editor = await openNew(page);
  await editor.chooseCustomer(CUSTOMER);
  await editor.fillLine(0, { title: 'Brood', amount: '3', price: '33,33', vat: '21%' });
  await editor.rows.first().getByLabel('Korting', { exact: true }).fill('12,5');
  await editor.fillLine(1, { title: 'Taart', amount: '1', price: '24,99', vat: '9%' });
  const euro = editor.rows.nth(1).getByLabel('Korting', { exact: true });
  await euro.focus();
  // AltGr+5 of a keyboard, which Playwright does not have.
  await euro.dispatchEvent('keydown', { key: '€', bubbles: true });
  await expect(
    editor.rows.nth(1).getByRole('button', { name: 'Korting in euro: kies procenten' }),
  ).toBeVisible();
  await page.keyboard.type('5');
  // 99,99 less 12,50, and 24,99 less 5,00: 87,49 + 19,99, with 18,37 + 1,80 of VAT.
  await expect(editor.total('Subtotaal')).toHaveText('€ 107,48');
  await expect(editor.total('Totaalbedrag')).toHaveText('€ 127,65');
  const saving = page.waitForResponse(
    (response) => response.url().endsWith('/invoicing/v1/invoice') && response.status() === 201,
  );
  await saveNew(page);
  const saved = await (await saving).json();
  expect(saved).toMatchObject({
    total: 127.65,
    products: [
      { discount_percentage: 12.5, discount_value: 0 },
      { discount_percentage: 0, discount_value: 5 },
    ],
  });
  const text = await printed(page);
  for (const part of ['Korting 12,5%: -12,50', '87,49', 'Korting: -5,00', '19,99', '€ 127,65'])
    expect(text).toContain(part);
});

test('on a phone all of a line is read whole, and stays in its card', async ({ page }) => {
  const editor = await openNew(page);
  await editor.fillLine(0, { title: 'Brood', amount: '1', price: '1', vat: 'Verkoop binnen EU' });
  const kind = editor.rows.first().locator('.ant-select-content').last();
  await expect(kind).toHaveText('Verkoop binnen EU');
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 812 });
    expect(await kind.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
    expect(await page.locator('.invoicing-lines-card').evaluate(leaving)).toEqual([]);
  }
});

test('what a line comes to stays in its column to the last million, at every width', async ({
  page,
}) => {
  const editor = await openNew(page);
  await editor.fillLine(0, { title: 'Kade', amount: '-1', price: '999999999,99', vat: '21%' });
  const sum = editor.rows.first().locator('.invoicing-line-amount');
  await expect(sum).toHaveText('€ -999.999.999,99');
  for (const width of [1440, 1280, 800, 375, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sum.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
  }
});

test('quantity, price and discount of a line are read whole in their fields, at every width', async ({
  page,
}) => {
  const editor = await openNew(page);
  const line = editor.rows.first();
  // Empty, the caret is as high as the figures will be.
  await expect(line.getByLabel('Prijs ex. BTW')).toHaveCSS('font-size', '14px');
  await line.getByRole('button', { name: 'Korting in procenten: kies euro' }).click();
  for (const width of [1440, 1280, 800, 375]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, figures] of [
      ['Aantal', ['3', '999.999,999']],
      ['Prijs ex. BTW', ['12,50', '-999.999.999,99']],
      ['Korting', ['12,50', '1.250,00', '99.999,99']],
    ] as const)
      for (const figure of figures) {
        const field = line.getByLabel(name, { exact: true });
        await field.fill(figure);
        await field.blur();
        await expect(field).toHaveValue(figure);
        expect(await field.evaluate(cutOff), `${figure} in ${name} at ${width}`).toBe(0);
        expect((await field.boundingBox())?.height).toBe(width === 375 ? 44 : 32);
      }
  }
});

/** In the page: how much of a field's text stands out of it. */
const cutOff = (field: HTMLElement | SVGElement) => field.scrollWidth - field.clientWidth;

/** In the page: what of a card stands out of it at the right. */
function leaving(card: Element): string[] {
  const { right } = card.getBoundingClientRect();
  return [...card.querySelectorAll('label, input, .ant-select')]
    .filter((part) => part.getBoundingClientRect().right > right)
    .map(({ className, textContent }) => `${className} ${textContent}`);
}

async function openNew(page: Page) {
  const editor = invoiceEditor(page);
  await signIn(page, 'ondernemer', '/invoicing/invoice/create');
  await expect(editor.subject).toBeVisible();
  return editor;
}

/** What stands in the PDF of the invoice on the page. */
async function printed(page: Page): Promise<string> {
  const answer = page.waitForResponse((response) => /invoice\/\d+\/download$/.test(response.url()));
  await invoiceEditor(page).download.click();
  const base64 = await (await answer).json();
  return (await pdfText(Buffer.from(String(base64), 'base64'))).join(' ');
}

/** As a sheet puts it on the clipboard. */
const paste = (page: Page, text: string) =>
  page.evaluate((cells) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', cells);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
