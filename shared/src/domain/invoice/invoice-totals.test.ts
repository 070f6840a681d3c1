import fc from 'fast-check';
import { toCents } from '../money/money';
import { TAX_IDS, type TaxId } from '../vat/vat';
import { type InvoiceAmounts, invoiceTotals } from './invoice-totals';
import { leftToPay } from './left-to-pay';
import { cases } from './totals.cases.json';

type Case = (typeof cases)[number];

const number = (text: string | undefined) => Number(text ?? 0);

const invoiceOf = ({ input }: Case): InvoiceAmounts => ({
  incl_tax: input.incl_tax,
  discount_percentage: number(input.discount_percentage),
  discount_value: number(input.discount_value),
  products: input.lines.map((line) => ({
    amount: Number(line.amount),
    value: Number(line.value),
    tax_id: line.tax_id as TaxId,
    discount_percentage: number('discount_percentage' in line ? line.discount_percentage : '0'),
    discount_value: number('discount_value' in line ? line.discount_value : '0'),
  })),
});

describe('invoiceTotals', () => {
  it.each(cases.map((example) => [example.name, example] as const))('%s', (_, example) => {
    const { expected } = example;
    const totals = invoiceTotals(invoiceOf(example));

    expect(totals.lines.map((line) => toCents(line.gross))).toEqual(
      expected.lines.map(({ gross }) => gross),
    );
    expect(totals.lines.map((line) => toCents(line.line_discount))).toEqual(
      expected.lines.map(({ line_discount }) => line_discount),
    );
    expect(totals.lines.map((line) => toCents(line.amount))).toEqual(
      expected.lines.map(({ amount }) => amount),
    );
    expect(totals.lines.map((line) => toCents(line.invoice_discount))).toEqual(
      expected.lines.map(({ invoice_discount }) => invoice_discount),
    );
    expect(
      totals.groups.map((group) => ({
        tax_id: group.tax_id,
        subtotal: toCents(group.subtotal),
        discount: toCents(group.discount),
        taxable: toCents(group.taxable),
        vat: toCents(group.vat),
      })),
    ).toEqual(expected.groups);
    expect({
      subtotal: toCents(totals.subtotal),
      discount: toCents(totals.discount),
      total_ex_tax: toCents(totals.total_ex_tax),
      vat: toCents(totals.vat),
      total: toCents(totals.total),
    }).toEqual({
      subtotal: expected.subtotal,
      discount: expected.discount,
      total_ex_tax: expected.total_ex_tax,
      vat: expected.vat,
      total: expected.total,
    });
    const amount_paid = Number(example.input.amount_paid ?? 0);
    const left = leftToPay({ total: totals.total, credited: 0, amount_paid });
    expect(toCents(left)).toBe(expected.to_pay);
  });

  const hundredths = (min: number, max: number) =>
    fc.integer({ min: min * 100, max: max * 100 }).map((cents) => cents / 100);
  const anyLine = fc.record({
    amount: fc.integer({ min: -20_000, max: 20_000 }).map((n) => n / 1000),
    value: hundredths(-500, 5000),
    tax_id: fc.constantFrom(...TAX_IDS),
    discount_percentage: fc.oneof(fc.constant(0), hundredths(0, 100)),
    discount_value: fc.oneof(fc.constant(0), hundredths(0, 50)),
  });
  const anyInvoice = fc.record({
    incl_tax: fc.boolean(),
    discount_percentage: fc.oneof(fc.constant(0), hundredths(0, 100)),
    discount_value: fc.oneof(fc.constant(0), hundredths(0, 500)),
    products: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
  });
  const cents = (amounts: number[]) => amounts.reduce((all, amount) => all + toCents(amount), 0);
  const law = (holds: (invoice: InvoiceAmounts) => void) =>
    fc.assert(fc.property(anyInvoice, holds), { numRuns: 2000 });

  it('adds the lines up to the subtotal', () =>
    law((invoice) => {
      const { lines, subtotal } = invoiceTotals(invoice);
      expect(cents(lines.map(({ amount }) => amount))).toBe(toCents(subtotal));
    }));

  it('shares the whole discount out over the kinds of VAT and over the lines', () =>
    law((invoice) => {
      const { lines, groups, discount } = invoiceTotals(invoice);
      expect(cents(groups.map((group) => group.discount))).toBe(toCents(discount));
      expect(cents(lines.map((line) => line.invoice_discount))).toBe(toCents(discount));
    }));

  const inThree = (taxIds: readonly TaxId[]): InvoiceAmounts => ({
    incl_tax: false,
    discount_percentage: 0,
    discount_value: 10,
    products: taxIds.map((tax_id) => ({
      tax_id,
      amount: 1,
      value: 33.33,
      discount_percentage: 0,
      discount_value: 0,
    })),
  });

  it('gives the cent that is left to the first of equal lines', () => {
    const { lines } = invoiceTotals(inThree([1, 1, 1]));
    expect(lines.map(({ invoice_discount }) => invoice_discount)).toEqual([3.34, 3.33, 3.33]);
  });

  it('gives the cent that is left to the first of equal kinds of VAT', () => {
    const { groups } = invoiceTotals(inThree([3, 2, 1]));
    expect(groups.map(({ tax_id, discount }) => [tax_id, discount])).toEqual([
      [1, 3.34],
      [2, 3.33],
      [3, 3.33],
    ]);
  });

  it('loses nothing between subtotal, discount, VAT and total', () =>
    law((invoice) => {
      const { subtotal, discount, vat, total, total_ex_tax } = invoiceTotals(invoice);
      const before = toCents(subtotal) - toCents(discount);
      expect(toCents(total)).toBe(invoice.incl_tax ? before : before + toCents(vat));
      expect(toCents(total)).toBe(toCents(total_ex_tax) + toCents(vat));
    }));

  it('never takes more discount off than there is', () =>
    law((invoice) => {
      const { subtotal, discount } = invoiceTotals(invoice);
      expect(Math.abs(toCents(discount))).toBeLessThanOrEqual(Math.abs(toCents(subtotal)));
    }));

  it('charges no VAT on the kinds without a rate', () =>
    law((invoice) => {
      const free = invoiceTotals(invoice).groups.filter(({ tax_id }) => tax_id > 2);
      expect(free.every(({ vat }) => toCents(vat) === 0)).toBe(true);
    }));

  it('gives the same totals whatever the order of the lines', () =>
    law((invoice) => {
      const { subtotal, total, vat, groups } = invoiceTotals(invoice);
      const turned = invoiceTotals({ ...invoice, products: [...invoice.products].reverse() });
      expect(turned).toMatchObject({ subtotal, total, vat, groups });
    }));
});
