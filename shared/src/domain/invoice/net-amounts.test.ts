import fc from 'fast-check';
import { toCents } from '../money/money';
import { TAX_IDS } from '../vat/vat';
import { type InvoiceAmounts, invoiceTotals } from './invoice-totals';
import { netAmounts } from './net-amounts';

const hundredths = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((cents) => cents / 100);

const anyInvoice = fc.record({
  incl_tax: fc.boolean(),
  discount_percentage: fc.oneof(fc.constant(0), hundredths(0, 100)),
  discount_value: fc.oneof(fc.constant(0), hundredths(0, 500)),
  products: fc.array(
    fc.record({
      amount: fc.integer({ min: -20_000, max: 20_000 }).map((n) => n / 1000),
      value: fc.oneof(hundredths(-500, 5000), hundredths(-999_999, 999_999)),
      tax_id: fc.constantFrom(...TAX_IDS),
      discount_percentage: fc.oneof(fc.constant(0), hundredths(0, 100)),
      discount_value: fc.oneof(fc.constant(0), hundredths(0, 50)),
    }),
    { minLength: 1, maxLength: 12 },
  ),
});

const cents = (amounts: number[]) => amounts.reduce((all, amount) => all + toCents(amount), 0);
const law = (holds: (invoice: InvoiceAmounts) => void) =>
  fc.assert(fc.property(anyInvoice, holds), { numRuns: 2000 });

const aLine = (given: Partial<InvoiceAmounts['products'][number]> = {}) => ({
  amount: 1,
  value: 100,
  tax_id: 1 as const,
  discount_percentage: 0,
  discount_value: 0,
  ...given,
});
const anInvoice = (given: Partial<InvoiceAmounts>): InvoiceAmounts => ({
  incl_tax: false,
  discount_percentage: 0,
  discount_value: 0,
  products: [aLine()],
  ...given,
});

describe('netAmounts', () => {
  it('leaves an invoice without VAT in its prices as it is', () => {
    const products = [aLine({ amount: 3, value: 33.33, discount_percentage: 10 })];
    const { lines, groups } = netAmounts(anInvoice({ products, discount_value: 10 }));
    expect(lines).toEqual([{ tax_id: 1, quantity: 3, price: '33.33', allowance: 10, net: 89.99 }]);
    expect(groups).toEqual([{ tax_id: 1, lines: 89.99, allowance: 10, taxable: 79.99, vat: 16.8 }]);
  });

  it('takes the VAT out of the prices, to ten decimals', () => {
    const products = [aLine({ amount: 2, value: 379 })];
    const { lines, total_ex_tax, vat, total } = netAmounts(anInvoice({ incl_tax: true, products }));
    expect(lines).toEqual([
      { tax_id: 1, quantity: 2, price: '313.2231404959', allowance: 0, net: 626.45 },
    ]);
    expect({ total_ex_tax, vat, total }).toEqual({ total_ex_tax: 626.45, vat: 131.55, total: 758 });
  });

  it('turns the quantity of a negative price, and keeps ten decimals of a large one', () => {
    const products = [aLine({ amount: 2, value: -0.5 }), aLine({ value: 999_999_999.99 })];
    const { lines } = netAmounts(anInvoice({ incl_tax: true, products }));
    expect(lines[0]).toMatchObject({ quantity: -2, price: '0.4132231405' });
    expect(lines[1]).toMatchObject({ quantity: 1, price: '826446280.9834710744' });
  });

  it('makes a charge of an allowance that adds to the amount', () => {
    const products = [aLine({ value: 200 }), aLine({ value: -100, tax_id: 2 })];
    const { allowances, charges, groups } = netAmounts(
      anInvoice({ products, discount_percentage: 10 }),
    );
    expect(groups.map(({ allowance }) => allowance)).toEqual([20, -10]);
    expect({ allowances, charges }).toEqual({ allowances: 20, charges: 10 });
  });

  it('adds the lines of every kind of VAT up to what is taxed, to the cent (BR-S-08)', () =>
    law((invoice) => {
      const { lines, groups } = netAmounts(invoice);
      for (const { tax_id, lines: total, allowance, taxable } of groups) {
        const nets = lines.filter((line) => line.tax_id === tax_id).map(({ net }) => net);
        expect(cents(nets)).toBe(toCents(total));
        expect(toCents(total) - toCents(allowance)).toBe(toCents(taxable));
      }
    }));

  it('adds up as the norm says, to the cent (BR-CO-10 to BR-CO-16)', () =>
    law((invoice) => {
      const made = netAmounts(invoice);
      const [line_total, total_ex_tax] = [toCents(made.line_total), toCents(made.total_ex_tax)];
      const [allowances, charges] = [toCents(made.allowances), toCents(made.charges)];
      expect(cents(made.lines.map(({ net }) => net))).toBe(line_total);
      expect(allowances).toBeGreaterThanOrEqual(0);
      expect(charges).toBeGreaterThanOrEqual(0);
      expect(line_total - allowances + charges).toBe(total_ex_tax);
      expect(cents(made.groups.map(({ vat }) => vat))).toBe(toCents(made.vat));
      expect(total_ex_tax + toCents(made.vat)).toBe(toCents(made.total));
    }));

  it('says what the invoice itself says', () =>
    law((invoice) => {
      const { total, vat, total_ex_tax } = invoiceTotals(invoice);
      expect(netAmounts(invoice)).toMatchObject({ total, vat, total_ex_tax });
    }));

  it('keeps every line within two cents of quantity × price − allowance (R120, BR-27)', () =>
    law((invoice) => {
      for (const { quantity, price, allowance, net } of netAmounts(invoice).lines) {
        expect(price).toMatch(/^\d+\.\d{2,10}$/);
        const exact = quantity * Number(price) - allowance;
        expect(Math.abs(exact - net)).toBeLessThanOrEqual(0.02 + Math.abs(exact) * 1e-12);
      }
    }));

  it('keeps VAT within a cent of net × rate (BR-CO-17)', () =>
    law((invoice) => {
      for (const { tax_id, taxable, vat } of netAmounts(invoice).groups) {
        const rate = { 1: 21, 2: 9, 3: 0, 4: 0, 5: 0, 6: 0 }[tax_id];
        expect(Math.abs(toCents(vat) - (toCents(taxable) * rate) / 100)).toBeLessThan(1.5);
      }
    }));
});
