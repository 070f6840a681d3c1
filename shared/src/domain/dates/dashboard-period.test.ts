import {
  type DashboardPeriod,
  dashboardPeriods,
  daysOf,
  daysOfMonth,
  defaultDashboardPeriod,
  periodLabel,
  yearsToChoose,
} from './dashboard-period';
import { today as todayIn } from './dates';

const chosen = { start: '2026-02-01', end: '2026-02-28' };
const on = (period: DashboardPeriod, today: string, lastExport: string | null = null) => {
  const { start, end } = daysOf(period, { today, chosen, lastExport });
  return `${start}..${end}`;
};

describe('the periods of the dashboard', () => {
  it.each<[DashboardPeriod, string, string, string]>([
    ['all', 'Alle periodes', '2026-11-21', '..'],
    // A Saturday, a Monday, a Sunday, and a week that began last year.
    ['weekToDate', 'Deze week', '2026-11-21', '2026-11-16..2026-11-21'],
    ['weekToDate', 'Deze week', '2026-11-16', '2026-11-16..2026-11-16'],
    ['weekToDate', 'Deze week', '2026-11-22', '2026-11-16..2026-11-22'],
    ['weekToDate', 'Deze week', '2027-01-01', '2026-12-28..2027-01-01'],
    ['monthToDate', 'Deze maand', '2026-11-21', '2026-11-01..2026-11-21'],
    ['monthToDate', 'Deze maand', '2027-01-01', '2027-01-01..2027-01-01'],
    ['monthToDate', 'Deze maand', '2028-02-29', '2028-02-01..2028-02-29'],
    ['threeMonthsToDate', 'Afgelopen 3 maanden', '2026-11-21', '2026-08-21..2026-11-21'],
    ['threeMonthsToDate', 'Afgelopen 3 maanden', '2026-05-31', '2026-02-28..2026-05-31'],
    ['threeMonthsToDate', 'Afgelopen 3 maanden', '2028-05-31', '2028-02-29..2028-05-31'],
    ['threeMonthsToDate', 'Afgelopen 3 maanden', '2027-02-10', '2026-11-10..2027-02-10'],
    ['custom', 'Aangepast', '2026-11-21', '2026-02-01..2026-02-28'],
    ['thisMonth', 'Deze maand', '2026-11-21', '2026-11-01..2026-11-30'],
    ['thisMonth', 'Deze maand', '2028-02-29', '2028-02-01..2028-02-29'],
    ['thisMonth', 'Deze maand', '2026-12-31', '2026-12-01..2026-12-31'],
    ['lastMonth', 'Vorige maand', '2026-11-21', '2026-10-01..2026-10-31'],
    ['lastMonth', 'Vorige maand', '2027-01-31', '2026-12-01..2026-12-31'],
    ['lastMonth', 'Vorige maand', '2028-03-31', '2028-02-01..2028-02-29'],
    ['thisQuarter', 'Dit kwartaal', '2026-11-21', '2026-10-01..2026-12-31'],
    ['thisQuarter', 'Dit kwartaal', '2027-01-01', '2027-01-01..2027-03-31'],
    ['thisQuarter', 'Dit kwartaal', '2026-06-30', '2026-04-01..2026-06-30'],
    ['thisYear', 'Dit jaar', '2026-11-21', '2026-01-01..2026-12-31'],
    ['customMonth', 'Aangepast', '2026-11-21', '2026-02-01..2026-02-28'],
  ])('%s ("%s") on %s is %s', (period, label, today, expected) => {
    expect(periodLabel(period)).toBe(label);
    expect(on(period, today)).toBe(expected);
  });

  it('follows the Dutch calendar around midnight', () => {
    const newYear = todayIn(new Date('2026-12-31T23:30:00Z'));
    expect(on('thisYear', newYear)).toBe('2027-01-01..2027-12-31');
    expect(on('lastMonth', newYear)).toBe('2026-12-01..2026-12-31');
  });

  it('counts from the Dutch day of the last export, and everything before the first', () => {
    expect(on('sinceLastExport', '2026-11-21', '2026-10-31T23:30:00Z')).toBe('2026-11-01..');
    expect(on('sinceLastExport', '2026-11-21')).toBe('..');
  });

  it('reads days of choice either way round, and leaves an end open', () => {
    const days = (start: string, end: string) =>
      daysOf('custom', { today: '2026-11-21', chosen: { start, end }, lastExport: null });
    expect(days('2026-03-31', '2026-03-01')).toEqual({ start: '2026-03-01', end: '2026-03-31' });
    expect(days('2026-03-31', '')).toEqual({ start: '2026-03-31', end: '' });
  });

  it.each([
    [
      { hasConnection: false, isExported: false },
      ['all', 'weekToDate', 'monthToDate', 'threeMonthsToDate', 'custom'],
    ],
    [
      { hasConnection: false, isExported: true },
      ['all', 'weekToDate', 'monthToDate', 'threeMonthsToDate', 'custom', 'sinceLastExport'],
    ],
    [
      { hasConnection: true, isExported: true },
      ['all', 'thisMonth', 'lastMonth', 'thisQuarter', 'thisYear', 'customMonth'],
    ],
  ])('are for %o these', (filter, periods) => {
    expect(dashboardPeriods(filter)).toEqual(periods);
  });

  it('start as all periods when connected, else as option 2', () => {
    expect(defaultDashboardPeriod(true)).toBe('all');
    const offered = dashboardPeriods({ hasConnection: false, isExported: false });
    expect(defaultDashboardPeriod(false)).toBe(offered[2]);
  });

  it('offer the months of the last five years', () => {
    expect(yearsToChoose('2026-11-21')).toEqual([2026, 2025, 2024, 2023, 2022]);
    expect(daysOfMonth(2024, 2)).toEqual({ start: '2024-02-01', end: '2024-02-29' });
    expect(daysOfMonth(2023, 12)).toEqual({ start: '2023-12-01', end: '2023-12-31' });
  });
});
