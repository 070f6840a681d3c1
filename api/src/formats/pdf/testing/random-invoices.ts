import { invoiceTotals } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { TAX_IDS } from '@boekwerk/shared/domain/vat/vat';
import fc from 'fast-check';
import type { PrintedInvoice } from '../printed-invoice';
import { aPrintedInvoice, aPrintedLine } from './a-printed-invoice';

/** What people write: short words, long ones, lists that come from a sheet, other scripts. */
const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('levering', 'brood', 'uren', 'week 47;', 'Щука', '€') },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom('W', 'x', '7'), maxLength: 60 }) },
);
const row = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
/** A list of hours: as many rows as a description holds. */
const hours = fc.integer({ min: 1, max: 31 }).map((day) => `${day}-11 2u`);
const description = fc
  .oneof(
    { weight: 6, arbitrary: fc.constant<string[]>([]) },
    { weight: 3, arbitrary: fc.array(row, { maxLength: 5 }) },
    { weight: 1, arbitrary: fc.array(fc.oneof(word, row), { minLength: 20, maxLength: 200 }) },
    { weight: 1, arbitrary: fc.array(hours, { minLength: 20, maxLength: 125 }) },
  )
  .map((rows) => rows.join('\n').slice(0, 1000).trim());

const cents = (most: number) =>
  fc.integer({ min: -most * 100, max: most * 100 }).map((n) => n / 100);
const percentage = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 10_000 }).map((n) => n / 100),
);
const euros = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 20_000 }).map((n) => n / 100),
);

const line = fc.record({
  title: row.map((text) => text.slice(0, 200).trim() || 'Regel'),
  description,
  amount: fc.integer({ min: -20_000, max: 2_000_000 }).map((n) => n / 1000),
  value: cents(5000),
  tax_id: fc.constantFrom(...TAX_IDS),
  unit: fc.constantFrom(0, 1, 2, 9),
  discount_percentage: percentage,
  discount_value: euros,
});
const lines = fc.oneof(
  { weight: 6, arbitrary: fc.array(line, { minLength: 1, maxLength: 12 }) },
  { weight: 1, arbitrary: fc.array(line, { minLength: 13, maxLength: 200 }) },
);

const invoice = fc
  .record({
    products: lines,
    incl_tax: fc.boolean(),
    is_credit: fc.boolean(),
    discount_percentage: percentage,
    discount_value: euros,
    description: fc.oneof(
      fc.constant(''),
      row.map((text) => text.slice(0, 250)),
    ),
    reference: fc.constantFrom('', 'PO-88213'),
    isReminded: fc.boolean(),
    given_back: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ products, isReminded, given_back, ...given }): PrintedInvoice => {
    const values = { ...given, products: products.map((each) => aPrintedLine(each as object)) };
    const { total } = invoiceTotals(aPrintedInvoice(values));
    const part = Math.round(total * given_back * 100) / 100;
    const credited = { number: '2026-0001', date: '2026-11-01', given_back: part };
    return aPrintedInvoice({
      ...values,
      credited: given.is_credit ? credited : null,
      ...(isReminded && !given.is_credit && total > 0
        ? { reminder: { date: '2026-12-24', amount_due: part || total, taken_off: 0 } }
        : {}),
    });
  });

/** So many different invoices, credits and reminders; the same ones every time. */
export const randomInvoices = (count: number): PrintedInvoice[] =>
  fc
    .sample(invoice, { numRuns: count, seed: 320 })
    .map((each, n) => ({ ...each, number: `2026-${String(n + 1).padStart(4, '0')}` }));
