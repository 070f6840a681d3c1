import { dueDate } from '../invoice/payment-period';
import { addDays, addMonths, daysBetween, isDate, mondayOf, today } from './dates';

describe('dates', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-01-04', '2025-12-29'],
    ['1970-01-01', '1969-12-29'],
  ])('%s is in the week of Monday %s', (date, monday) => {
    expect(mondayOf(date)).toBe(monday);
  });

  it.each([
    ['2026-11-18', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-02-30', false],
    ['29-02-2027', false],
    ['0001-01-01', false],
    ['9999-12-31', false],
    ['2026-11-18T00:00:00Z', false],
    ['2026-1-1', false],
    ['', false],
  ])('knows whether %s is a day of the calendar', (text, expected) => {
    expect(isDate(text)).toBe(expected);
  });

  it('follows the Dutch calendar: new year comes an hour before UTC', () => {
    expect(today(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
    expect(today(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
    expect(today(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s plus %i months ends within the month: %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it('counts days over the change to summer time', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2);
  });
});

describe('dueDate', () => {
  it.each([
    ['2026-11-18', 30, '2026-12-18'],
    ['2026-11-01', 30, '2026-11-30'],
    ['2026-01-31', 30, '2026-02-28'],
    ['2026-11-18', 14, '2026-12-02'],
    ['2026-11-01', 14, '2026-11-15'],
    ['2026-11-18', 0, '2026-11-18'],
  ])('%s with a period of %i is due on %s', (date, period, expected) => {
    expect(dueDate(date, period)).toBe(expected);
  });
});
