import { nextExpiry } from './next-expiry';

const fresh = { date: '2026-11-20', payment_period: null };

describe('nextExpiry', () => {
  it.each([
    ['a month by default', { date: '2026-11-20', payment_period: null }, '2026-12-20'],
    ['a month less a day from the first', { date: '2026-11-01', payment_period: 30 }, '2026-11-30'],
    ['the days of the customer', { date: '2026-11-20', payment_period: 14 }, '2026-12-04'],
    ['at once', { date: '2026-11-20', payment_period: 0 }, '2026-11-20'],
  ])('follows the terms: %s', (_, after, expected) => {
    expect(nextExpiry('2026-12-20', fresh, after)).toBe(expected);
  });

  it('keeps a date that somebody typed', () => {
    expect(nextExpiry('2027-01-31', fresh, { ...fresh, payment_period: 14 })).toBe('2027-01-31');
  });

  it('fills in an empty one', () => {
    expect(nextExpiry(null, fresh, { ...fresh, payment_period: 7 })).toBe('2026-11-27');
  });

  it('stays while the invoice date is being cleared', () => {
    expect(nextExpiry('2026-12-20', fresh, { ...fresh, date: null })).toBe('2026-12-20');
  });
});
