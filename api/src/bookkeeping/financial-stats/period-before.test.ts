import { periodBefore } from './period-before';

describe('the period before', () => {
  it.each([
    ['ten days', '2026-11-11', '2026-11-20', '2026-11-01', '2026-11-10'],
    ['one day, over the new year', '2026-01-01', '2026-01-01', '2025-12-31', '2025-12-31'],
    ['a month, which is not as long', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
    ['a quarter', '2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
    ['a leap year', '2028-01-01', '2028-12-31', '2027-01-01', '2027-12-31'],
    ['part of a month', '2026-11-01', '2026-11-21', '2026-10-11', '2026-10-31'],
  ])('of %s is as long', (_, start, end, from, to) => {
    expect(periodBefore({ start, end })).toEqual({ start: from, end: to });
  });

  it.each([
    ['2026-11-01', ''],
    ['', '2026-11-01'],
    ['', ''],
    ['2026-11-02', '2026-11-01'],
  ])('does not exist for %j to %j', (start, end) => {
    expect(periodBefore({ start, end })).toBeNull();
  });
});
