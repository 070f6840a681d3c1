import { deliveredOn } from './delivered-on';

const invoice = { date: '2026-11-20', delivery_date: null, period_start: null };

it.each([
  ['the day of the invoice', {}, '2026-11-20'],
  ['the day that was typed', { delivery_date: '2026-11-12' }, '2026-11-12'],
  ['no day where a period says it', { period_start: '2026-11-01' }, null],
  [
    'the day that was typed beside a period',
    { delivery_date: '2026-11-12', period_start: '2026-11-01' },
    '2026-11-12',
  ],
])('is %s', (_, given, day) => {
  expect(deliveredOn({ ...invoice, ...given })).toBe(day);
});
