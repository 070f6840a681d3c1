import { createRequire } from 'node:module';
import { invoiceTotals } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { formatEuro } from '@boekwerk/shared/domain/money/format';
import { checkPrint } from './check-print';
import type { PrintedInvoice } from './printed-invoice';
import { readText } from './read-text';
import { renderInvoice } from './render-invoice';
import { aPrintedInvoice, aPrintedLine } from './testing/a-printed-invoice';

const invoice = aPrintedInvoice({
  discount_percentage: 5,
  products: [
    aPrintedLine({ amount: 2, value: 50, unit: 1 }),
    aPrintedLine({ amount: 1, value: 10, tax_id: 2 }),
    aPrintedLine({ amount: 11, value: 10, tax_id: 2 }),
    aPrintedLine({ amount: 1, value: 10, tax_id: 2 }),
  ],
});

/** Checks the pages of one invoice as if they were those of another. */
const checked = (other: PrintedInvoice) => async () =>
  checkPrint(other, readText(await renderInvoice(invoice)));

const totals = invoiceTotals(invoice);

type DrawText = (text: string, x: number, y: number, ...more: unknown[]) => unknown;
const { default: PdfDocument } = createRequire(import.meta.url)('pdfmake/js/PDFDocument') as {
  default: { prototype: { text: DrawText } };
};

/** Makes the PDF of the invoice while what is drawn becomes something else, or nothing. */
async function rendered(drawn: (text: string, y: number) => string) {
  const { text: draw } = PdfDocument.prototype;
  const spy = jest.spyOn(PdfDocument.prototype, 'text');
  spy.mockImplementation(function (this: unknown, text, x, y, ...more) {
    return draw.call(this, drawn(text, y), x, y, ...more);
  });
  try {
    return await renderInvoice(invoice);
  } finally {
    spy.mockRestore();
  }
}

/** How high each text stands on the page, the first time. */
async function heights() {
  const found = new Map<string, number>();
  await rendered((text, y) => {
    if (!found.has(text)) found.set(text, y);
    return text;
  });
  return found;
}

describe('the check of what is on paper', () => {
  it('finds all lines and totals, of a credit and with discounts too', async () => {
    for (const is_credit of [false, true])
      await expect(renderInvoice({ ...invoice, is_credit })).resolves.toBeInstanceOf(Buffer);
  });

  const anew = (products: PrintedInvoice['products']) => ({ ...invoice, products });
  it.each([
    ['a line that is not there', anew([...invoice.products, aPrintedLine()]), 'line 5'],
    [
      'one of two equal lines',
      anew([...invoice.products, aPrintedLine({ value: 10, tax_id: 2 })]),
      'line 5',
    ],
    [
      'an amount',
      anew(invoice.products.with(1, aPrintedLine({ value: 10.01, tax_id: 2 }))),
      'line 2',
    ],
    ['the order', anew(invoice.products.toReversed()), 'line 4'],
    ['the discount', { ...invoice, discount_percentage: 6 }, 'the discount'],
    ['the sums', { ...invoice, discount_percentage: 0 }, 'the total without VAT'],
    ['that it is a credit', { ...invoice, is_credit: true }, 'line 1'],
  ])('misses %s', async (_, other, what) => {
    await expect(checked(other)()).rejects.toThrow(`${what} is missing on paper`);
  });

  it.each([
    ['a line', '110,00', 'line 3'],
    ['the subtotal', formatEuro(totals.subtotal), 'the subtotal'],
    ['the total', formatEuro(totals.total), 'the total'],
  ])('misses %s that is not drawn', async (_, amount, what) => {
    const height = (await heights()).get(amount) as number;
    await expect(rendered((text, y) => (y === height ? '' : text))).rejects.toThrow(
      `${what} is missing on paper`,
    );
  });

  it.each([
    ['a line', '110,00', '110,01', 'line 3'],
    ['the total', formatEuro(totals.total), formatEuro(totals.total + 0.01), 'the total'],
  ])('misses %s that is a cent off', async (_, right, wrong, what) => {
    await expect(rendered((text) => text.replace(right, wrong))).rejects.toThrow(
      `${what} is missing on paper`,
    );
  });

  it('misses a page', async () => {
    const products = Array.from({ length: 60 }, (_, n) => aPrintedLine({ amount: n + 1 }));
    const long = aPrintedInvoice({ products });
    const pdf = (await renderInvoice(long)).toString('latin1');
    const kept = pdf.replace(
      /(\/Kids \[\d+ 0 R)([^\]]+)/,
      (_, first, rest) => first + ' '.repeat(rest.length),
    );
    const pages = readText(Buffer.from(kept, 'latin1'));
    expect(pages).toHaveLength(1);
    expect(() => checkPrint(long, pages)).toThrow(/line \d+ is missing on paper/);
  });

  it('is not passed by what cannot be read, nor by what lies beside the page', async () => {
    expect(() => readText(Buffer.from('%PDF-1.7 nothing'))).toThrow('a PDF without');

    const pdf = await renderInvoice(invoice);
    const low = pdf.toString('latin1').replaceAll('[0 0 595.28 841.89]', '[0 0 595.28 441.89]');
    const pages = readText(Buffer.from(low, 'latin1'));
    expect(() => checkPrint(invoice, pages)).toThrow('line 1 is missing on paper');
  });
});
