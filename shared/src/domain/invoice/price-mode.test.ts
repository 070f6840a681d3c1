import fc from 'fast-check';
import type { TaxId } from '../vat/vat';
import { invoiceTotals } from './invoice-totals';
import { inOtherMode, priceAs } from './price-mode';

const line = (value: number, more = {}) => ({
  amount: 1,
  value,
  tax_id: 1 as TaxId,
  discount_percentage: 0,
  discount_value: 0,
  ...more,
});
const anInvoice = (products: ReturnType<typeof line>[], more = {}) => ({
  incl_tax: false,
  discount_percentage: 0,
  discount_value: 0,
  products,
  ...more,
});

it.each([
  [true, 55, 1, 66.55],
  [false, 66.55, 1, 55],
  [true, 10, 2, 10.9],
  [true, 10, 4, 10],
  [false, 10, 1, 8.26],
] as const)('as incl. %s a price of %d at rate %d is %d', (incl, price, tax_id, other) => {
  expect(priceAs(incl, price, tax_id)).toBe(other);
});

describe('prices in the other mode', () => {
  it('leave the total as it was', () => {
    const invoice = anInvoice([line(55), line(10, { tax_id: 2, amount: 3 })]);
    expect(inOtherMode(invoice)).toMatchObject({
      incl_tax: true,
      products: [{ value: 66.55 }, { value: 10.9 }],
      difference: 0,
    });
  });

  it('bring the discounts along', () => {
    const invoice = anInvoice([line(100, { discount_value: 10 })], { discount_value: 9 });
    expect(inOtherMode(invoice)).toMatchObject({
      discount_value: 10.89,
      products: [{ value: 121, discount_value: 12.1 }],
      difference: 0,
    });
  });

  it('keep a discount that takes nothing off as yet, as the lines come to nothing', () => {
    const invoice = anInvoice([line(100), line(-100)], { discount_value: 10 });
    expect(inOtherMode(invoice)).toMatchObject({ discount_value: 10, difference: 0 });
  });

  it('say what differs where a cent per piece adds up', () => {
    const invoice = anInvoice([line(10, { amount: 100 })], { incl_tax: true });
    expect(inOtherMode(invoice)).toMatchObject({ products: [{ value: 8.26 }], difference: -0.54 });
  });

  it('name exactly what the total becomes', () => {
    const value = fc.integer({ min: -100_000, max: 100_000 }).map((cents) => cents / 100);
    const lines = fc.array(fc.tuple(value, fc.constantFrom<TaxId>(1, 2, 3)), { maxLength: 5 });
    fc.assert(
      fc.property(lines, fc.boolean(), (typed, incl_tax) => {
        const products = typed.map(([price, tax_id]) => line(price, { tax_id }));
        const invoice = anInvoice(products, { incl_tax });
        const { difference, ...other } = inOtherMode(invoice);
        const total = invoiceTotals({ ...invoice, ...other }).total;
        expect(total - invoiceTotals(invoice).total).toBeCloseTo(difference, 6);
        expect(Math.abs(difference)).toBeLessThanOrEqual(0.01 * (products.length + 3));
      }),
    );
  });
});
