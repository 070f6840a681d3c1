import fc from 'fast-check';
import { toCents } from '../money/money';
import { TAX_IDS, VAT } from '../vat/vat';
import { bookedAmounts } from './booked-amounts';
import { type InvoiceAmounts, invoiceTotals } from './invoice-totals';

type Line = InvoiceAmounts['products'][number] & { place: string };
type Invoice = InvoiceAmounts & { products: Line[] };

const hundredths = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((cents) => cents / 100);

const anyInvoice: fc.Arbitrary<Invoice> = fc.record({
  incl_tax: fc.boolean(),
  discount_percentage: fc.oneof(fc.constant(0), hundredths(0, 100)),
  discount_value: fc.oneof(fc.constant(0), hundredths(0, 500)),
  products: fc.array(
    fc.record({
      amount: fc.integer({ min: -20_000, max: 20_000 }).map((n) => n / 1000),
      value: fc.oneof(hundredths(-5, 5), hundredths(-500, 5000), hundredths(-999_999, 999_999)),
      tax_id: fc.constantFrom(...TAX_IDS),
      discount_percentage: fc.oneof(fc.constant(0), hundredths(0, 100)),
      discount_value: fc.oneof(fc.constant(0), hundredths(0, 50)),
      place: fc.constantFrom('', 'P1', 'P2', 'P3'),
    }),
    { minLength: 1, maxLength: 12 },
  ),
});

const booked = (invoice: Invoice) => bookedAmounts(invoice, ({ place }) => place);
const cents = (amounts: number[]) => amounts.reduce((all, amount) => all + toCents(amount), 0);
const law = (holds: (invoice: Invoice) => void) =>
  fc.assert(fc.property(anyInvoice, holds), { numRuns: 1000 });

const aLine = (given: Partial<Line> = {}): Line => ({
  amount: 1,
  value: 100,
  tax_id: 1,
  discount_percentage: 0,
  discount_value: 0,
  place: '',
  ...given,
});
const anInvoice = (given: Partial<Invoice> = {}): Invoice => ({
  incl_tax: false,
  discount_percentage: 0,
  discount_value: 0,
  products: [aLine()],
  ...given,
});

describe('what is booked of an invoice', () => {
  it('is one amount for each kind of VAT and place', () => {
    const products = [aLine(), aLine({ place: 'P1' }), aLine({ tax_id: 2 }), aLine({ value: 50 })];
    expect(booked(anInvoice({ products }))).toEqual([
      { tax_id: 1, line: products[0], value: 150, vat: 31.5 },
      { tax_id: 1, line: products[1], value: 100, vat: 21 },
      { tax_id: 2, line: products[2], value: 100, vat: 9 },
    ]);
  });

  it('bears the discount on the invoice in every place', () => {
    const products = [aLine({ value: 75 }), aLine({ value: 25, place: 'P1' })];
    expect(booked(anInvoice({ products, discount_percentage: 10 }))).toMatchObject([
      { value: 67.5, vat: 14.18 },
      { value: 22.5, vat: 4.72 },
    ]);
  });

  it('leaves out what comes to nothing', () => {
    const products = [aLine(), aLine({ value: 0, place: 'P1' })];
    expect(booked(anInvoice({ products }))).toHaveLength(1);
  });

  it('is to the cent what the invoice comes to, without VAT and in VAT, for each kind of it', () => {
    law((invoice) => {
      const amounts = booked(invoice);
      for (const { tax_id, taxable, vat } of invoiceTotals(invoice).groups) {
        const own = amounts.filter((amount) => amount.tax_id === tax_id);
        expect(cents(own.map(({ value }) => value))).toBe(toCents(taxable));
        expect(cents(own.map((amount) => amount.vat))).toBe(toCents(vat));
      }
    });
  });

  it('has VAT that is within a cent of the rate, on the side of its value, so that it can be booked', () => {
    law((invoice) => {
      for (const { tax_id, value, vat } of booked(invoice)) {
        const exact = (value * VAT[tax_id].percentage) / 100;
        expect(Math.abs(vat - exact)).toBeLessThan(0.0101);
        expect(Math.sign(value) * Math.sign(vat)).toBeGreaterThanOrEqual(0);
      }
    });
  });
});
