import { percentageOn } from './percentage-on';

const HIGH = [
  { from_date: '2012-10-01', percentage: 21 },
  { from_date: '2001-01-01', percentage: 19 },
];

it.each([
  ['2000-12-31', null],
  ['2001-01-01', 19],
  ['2012-09-30', 19],
  ['2012-10-01', 21],
  ['2026-11-22', 21],
])('the VAT of an invoice of %s is %p per cent', (date, percentage) => {
  expect(percentageOn(HIGH, date)).toBe(percentage);
});
