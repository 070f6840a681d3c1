import { periodInWords, upcoming } from './upcoming';

const monthly = {
  recurrence_type: 1 as const,
  anchor_date: '2027-01-31',
  anchor_period_start: '2027-01-01',
  anchor_count: 0,
};

describe('upcoming', () => {
  it('counts on from the anchor, so that the 31st comes back after February', () => {
    expect(upcoming(monthly, { made: 1, left: null }, 3)).toEqual([
      { date: '2027-02-28', start: '2027-02-01', end: '2027-02-28' },
      { date: '2027-03-31', start: '2027-03-01', end: '2027-03-31' },
      { date: '2027-04-30', start: '2027-04-01', end: '2027-04-30' },
    ]);
  });

  it.each([
    ['no more than are to come', 2, 2],
    ['none once all were made', 0, 0],
    ['none when more were made than wanted', -3, 0],
  ])('gives %s', (_, left, expected) => {
    expect(upcoming(monthly, { made: 0, left }, 6)).toHaveLength(expected);
  });
});

describe('periodInWords', () => {
  it.each([
    ['within a year', '2026-11-01', '2026-11-30', ['01-11', '30-11']],
    ['over the turn of the year', '2026-12-15', '2027-01-14', ['15-12-2026', '14-01-2027']],
  ])('%s', (_, start, end, expected) => {
    expect(periodInWords({ start, end })).toEqual(expected);
  });
});
