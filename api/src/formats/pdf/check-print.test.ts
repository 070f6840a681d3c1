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

  it('is not passed by what cannot be read, nor by what lies beside the page', async () => {
    expect(() => readText(Buffer.from('%PDF-1.7 nothing'))).toThrow('a PDF without');

    const pdf = await renderInvoice(invoice);
    const low = pdf.toString('latin1').replaceAll('[0 0 595.28 841.89]', '[0 0 595.28 441.89]');
    const pages = readText(Buffer.from(low, 'latin1'));
    expect(() => checkPrint(invoice, pages)).toThrow('line 1 is missing on paper');
  });
});
