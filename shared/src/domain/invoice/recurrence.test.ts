import fc from 'fast-check';
import { addDays, type IsoDate, today } from '../dates/dates';
import {
  type Anchors,
  fillPeriodPlaceholders,
  firstDateAllowed,
  longestFilled,
  occurrenceOf,
  type RecurrenceType,
} from './recurrence';

const anchored = (recurrence_type: RecurrenceType, date: IsoDate, anchor_count = 0): Anchors => ({
  recurrence_type,
  anchor_count,
  anchor_date: date,
  anchor_period_start: date,
});

describe('the dates of a recurrence', () => {
  it.each<[string, RecurrenceType, IsoDate, IsoDate[]]>([
    ['every week', 0, '2026-12-24', ['2026-12-24', '2026-12-31', '2027-01-07']],
    ['every month', 1, '2026-11-15', ['2026-11-15', '2026-12-15', '2027-01-15']],
    ['every quarter', 2, '2026-08-15', ['2026-08-15', '2026-11-15', '2027-02-15']],
    ['every half-year', 3, '2026-08-15', ['2026-08-15', '2027-02-15', '2027-08-15']],
    ['every year', 4, '2026-08-15', ['2026-08-15', '2027-08-15', '2028-08-15']],
    [
      'the 31st comes back',
      1,
      '2026-01-31',
      ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
    ],
    ['29 January', 1, '2027-01-29', ['2027-01-29', '2027-02-28', '2027-03-29']],
    ['30 January before a leap day', 1, '2028-01-30', ['2028-01-30', '2028-02-29', '2028-03-30']],
    ['quarters from 30 November', 2, '2026-11-30', ['2026-11-30', '2027-02-28', '2027-05-30']],
    ['half-years from 31 August', 3, '2027-08-31', ['2027-08-31', '2028-02-29', '2028-08-31']],
    [
      ...(['years from a leap day', 4, '2024-02-29'] as const),
      ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
    ],
  ])('%s', (_, type, anchor, expected) => {
    const dates = expected.map((_date, count) => occurrenceOf(anchored(type, anchor), count).date);
    expect(dates).toEqual(expected);
  });

  it('are counted on from the invoice at which they were changed', () => {
    const changed = anchored(1, '2026-05-31', 4);
    expect(occurrenceOf(changed, 4).date).toBe('2026-05-31');
    expect(occurrenceOf(changed, 5).date).toBe('2026-06-30');
  });

  it('name the period as the days from its start up to the day before the next', () => {
    expect(occurrenceOf(anchored(0, '2026-11-16'), 0)).toMatchObject({ end: '2026-11-22' });
    expect(occurrenceOf(anchored(1, '2026-02-01'), 0)).toMatchObject({ end: '2026-02-28' });
    expect(occurrenceOf(anchored(1, '2026-01-31'), 1)).toMatchObject({
      start: '2026-02-28',
      end: '2026-03-30',
    });
    expect(occurrenceOf(anchored(4, '2026-01-01'), 1)).toMatchObject({
      start: '2027-01-01',
      end: '2027-12-31',
    });
  });

  const anchor = fc.integer({ min: 0, max: 9_000 }).map((days) => addDays('2020-01-01', days));
  const type = fc.constantFrom<RecurrenceType>(0, 1, 2, 3, 4);

  it('leave no day between two periods, have none in both, and never drift', () => {
    fc.assert(
      fc.property(type, anchor, (recurrence_type, start) => {
        const anchors = anchored(recurrence_type, start);
        const made = Array.from({ length: 521 }, (_, count) => occurrenceOf(anchors, count));
        const wrong = made.filter(({ date, end }, count) => {
          const next = occurrenceOf(anchors, count + 1);
          const isNext = next.start === addDays(end, 1) && next.date > date;
          return !isNext || (recurrence_type !== 0 && !isOnItsDay(date, start));
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  /** On the day of the month that was chosen, or on the last one when the month is shorter. */
  const isOnItsDay = (date: IsoDate, chosen: IsoDate) =>
    date.slice(8) === chosen.slice(8) ||
    (addDays(date, 1).endsWith('-01') && date.slice(8) < chosen.slice(8));
});

describe('today, on which an invoice is due', () => {
  it.each([
    [
      'the last second of the day before the clock goes forward',
      '2026-03-28T22:59:59Z',
      '2026-03-28',
    ],
    ['midnight of the day on which it goes forward', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['the last second of that day, in summer time', '2026-03-29T21:59:59Z', '2026-03-29'],
    ['midnight after it', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['midnight of the day on which it goes back', '2026-10-24T22:00:00Z', '2026-10-25'],
    ['the last second of that day, in winter time', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['midnight after it', '2026-10-25T23:00:00Z', '2026-10-26'],
  ])('is the Dutch day at %s', (_, instant, expected) => {
    expect(today(new Date(instant))).toBe(expected);
  });

  it('lets a first invoice be dated a month back, and no day more', () => {
    expect(firstDateAllowed('2026-11-22')).toBe('2026-10-22');
    expect(firstDateAllowed('2026-03-31')).toBe('2026-02-28');
  });
});

describe('the words of a period', () => {
  const period = { start: '2026-04-01', end: '2026-06-30' };

  it.each([
    ['Huur {periode}', 'Huur 01-04-2026 t/m 30-06-2026'],
    ['{maand}, {kwartaal} en {jaar}', 'april 2026, kwartaal 2 2026 en 2026'],
    ['{jaar}-{jaar}', '2026-2026'],
    ['{Maand} {naam} {__proto__} {{jaar}}', '{Maand} {naam} {__proto__} {2026}'],
  ])('%s', (text, expected) => {
    expect(fillPeriodPlaceholders(text, period)).toBe(expected);
  });

  it('are at their longest in a text that is filled in for no period longer', () => {
    const text = '{periode} {maand} {kwartaal} {jaar}';
    const lengths = Array.from({ length: 12 }, (_, month) => {
      const start = `2026-${String(month + 1).padStart(2, '0')}-01`;
      return fillPeriodPlaceholders(text, { start, end: start }).length;
    });
    expect(longestFilled(text)).toHaveLength(Math.max(...lengths));
  });
});
