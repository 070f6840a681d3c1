import { isoWeek, weekName } from './iso-week';

describe('isoWeek', () => {
  it.each([
    ['2026-11-16', 2026, 47],
    ['2026-11-22', 2026, 47],
    ['2026-01-01', 2026, 1],
    ['2027-01-03', 2026, 53],
    ['2024-12-30', 2025, 1],
    ['1970-01-01', 1970, 1],
  ])('%s is in week %d-%d', (date, year, week) => {
    expect(isoWeek(date)).toEqual({ year, week });
  });

  it('has a name of which all are as long', () => {
    expect(weekName('2026-01-05')).toBe('2026-02');
  });
});
