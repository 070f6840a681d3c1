import { weekOf, weekText } from './week';

describe('week', () => {
  it.each([
    ['2026-11-16', 47],
    ['2026-11-22', 47],
    ['2026-01-01', 1],
    ['2027-01-03', 53],
    ['2024-12-30', 1],
    ['1970-01-01', 1],
  ])('%s is in week %d', (date, number) => {
    expect(weekOf(date)).toBe(number);
  });

  it('is written in full', () => {
    expect(weekText('2026-11-20')).toBe('Week 47, maandag 16-11-2026');
  });
});
