import { invoiceNumber } from './invoice-number';

it.each([
  ['', 2026, 1, '2026-0001'],
  ['A', 2027, 42, 'A2027-0042'],
  ['', 2026, 12345, '2026-12345'],
])('shows prefix %p, year %d and running number %d as %s', (prefix, year, running, shown) => {
  expect(invoiceNumber(prefix, year, running)).toBe(shown);
});
