import { addDays, addMonths, type IsoDate, mondayOf, today, yearOf } from './dates';

/** Days from and to, both inclusive; '' is open. */
export type Days = { start: IsoDate; end: IsoDate };

/** What a period may depend on. */
type Moment = {
  today: IsoDate;
  /** What the user filled in, for the periods that are theirs to choose. */
  chosen: Days;
  /** The instant up to which the books were exported; null when they never were. */
  lastExport: string | null;
};

type Row = { label: string; days: (moment: Moment) => Days };

/** The periods that the dashboard of a company can be seen over. */
const PERIODS = {
  all: { label: 'Alle periodes', days: () => EVER },
  weekToDate: { label: 'Deze week', days: ({ today }) => ({ start: mondayOf(today), end: today }) },
  monthToDate: {
    label: 'Deze maand',
    days: ({ today }) => ({ start: firstOfMonth(today), end: today }),
  },
  threeMonthsToDate: {
    label: 'Afgelopen 3 maanden',
    days: ({ today }) => ({ start: addMonths(today, -3), end: today }),
  },
  custom: { label: 'Aangepast', days: ({ chosen }) => inOrder(chosen) },
  sinceLastExport: {
    label: 'Sinds laatste export',
    days: ({ lastExport }) =>
      lastExport === null ? EVER : { start: today(new Date(lastExport)), end: '' },
  },
  thisMonth: { label: 'Deze maand', days: ({ today }) => months(firstOfMonth(today), 1) },
  lastMonth: {
    label: 'Vorige maand',
    days: ({ today }) => months(addMonths(firstOfMonth(today), -1), 1),
  },
  thisQuarter: { label: 'Dit kwartaal', days: ({ today }) => months(firstOfQuarter(today), 3) },
  thisYear: { label: 'Dit jaar', days: ({ today }) => months(`${yearOf(today)}-01-01`, 12) },
  customMonth: { label: 'Aangepast', days: ({ chosen }) => chosen },
} as const satisfies Record<string, Row>;

export type DashboardPeriod = keyof typeof PERIODS;

const EVER: Days = { start: '', end: '' };

type Filter = {
  /** Whether the accounting package is connected. */
  hasConnection: boolean;
  /** Whether an accounting firm exports the books. */
  isExported: boolean;
};

/** The periods to choose from, in the order in which they are shown. */
export function dashboardPeriods({
  hasConnection,
  isExported,
}: Filter): readonly DashboardPeriod[] {
  if (hasConnection) return WITH_CONNECTION;
  return isExported ? [...WHEN_NOT_CONNECTED, 'sinceLastExport'] : WHEN_NOT_CONNECTED;
}

const WITH_CONNECTION = [
  'all',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'thisYear',
  'customMonth',
] as const;

const WHEN_NOT_CONNECTED = [
  'all',
  'weekToDate',
  'monthToDate',
  'threeMonthsToDate',
  'custom',
] as const;

/** What the dashboard shows before anybody chose. */
export const defaultDashboardPeriod = (hasConnection: boolean): DashboardPeriod =>
  hasConnection ? 'all' : 'monthToDate';

/** The first and the last day of a period. */
export const daysOf = (period: DashboardPeriod, moment: Moment): Days =>
  PERIODS[period].days(moment);

export const periodLabel = (period: DashboardPeriod): string => PERIODS[period].label;

/** The years to choose a month from, this one first. */
export const yearsToChoose = (today: IsoDate): number[] =>
  Array.from({ length: 5 }, (_, ago) => yearOf(today) - ago);

/** A month of the calendar, from its first to its last day. @param month 1 to 12 */
export const daysOfMonth = (year: number, month: number): Days =>
  months(`${year}-${String(month).padStart(2, '0')}-01`, 1);

const firstOfMonth = (date: IsoDate): IsoDate => `${date.slice(0, 7)}-01`;

const firstOfQuarter = (date: IsoDate): IsoDate =>
  addMonths(firstOfMonth(date), -((Number(date.slice(5, 7)) - 1) % 3));

const months = (start: IsoDate, count: number): Days => ({
  start,
  end: addDays(addMonths(start, count), -1),
});

/** Typed the wrong way round it still means the days in between. */
const inOrder = ({ start, end }: Days): Days =>
  start && end && start > end ? { start: end, end: start } : { start, end };
