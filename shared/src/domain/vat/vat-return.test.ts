import { vatReturnDue } from './vat-return';

it.each([
  ['2026-01-01', '2026-04-30'],
  ['2026-03-31', '2026-04-30'],
  ['2026-04-01', '2026-07-31'],
  ['2026-09-30', '2026-10-31'],
  ['2026-10-01', '2027-01-31'],
  ['2026-12-31', '2027-01-31'],
])('the VAT of %s is due on %s', (date, due) => {
  expect(vatReturnDue(date)).toBe(due);
});
