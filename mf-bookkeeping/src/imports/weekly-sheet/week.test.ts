import { mondayOf, weekOf, weekText } from './week';

describe('week', () => {
  it.each([
    ['2026-11-16', '2026-11-16', 47],
    ['2026-11-22', '2026-11-16', 47],
    ['2026-01-01', '2025-12-29', 1],
    ['2027-01-03', '2026-12-28', 53],
    ['2024-12-30', '2024-12-30', 1],
    ['1970-01-01', '1969-12-29', 1],
  ])('%s is in the week of %s, number %d', (date, monday, number) => {
    expect(mondayOf(date)).toBe(monday);
    expect(weekOf(date)).toBe(number);
  });

  it('is written in full', () => {
    expect(weekText('2026-11-20')).toBe('Week 47, maandag 16-11-2026');
  });
});
