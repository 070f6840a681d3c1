import { invoiceNumber, runningIn } from './invoice-number';

it.each([
  ['', 2026, 1, '2026-0001'],
  ['A', 2027, 42, 'A2027-0042'],
  ['', 2026, 12345, '2026-12345'],
])('shows prefix %p, year %d and running number %d as %s', (prefix, year, running, shown) => {
  expect(invoiceNumber(prefix, year, running)).toBe(shown);
});

it.each([
  ['2026-0042', '', 42],
  ['2026-12345', '', 12345],
  ['a2026-0042', 'A', 42],
  ['2026-0042', 'A', null],
  ['2025-0042', '', null],
  ['2026-042', '', null],
  ['2026-00042', '', null],
  ['F-42', '', null],
  ['', '', null],
])('knows %p with prefix %p as number %p of its series', (number, prefix, running) => {
  expect(runningIn(number, prefix, 2026)).toBe(running);
});
