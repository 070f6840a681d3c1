/** A calendar date, `YYYY-MM-DD`. It has no time and no zone. */
export type IsoDate = string;

/** The dates that a form or the API accepts. */
export const FIRST_DATE: IsoDate = '1970-01-01';
export const LAST_DATE: IsoDate = '2199-12-31';

const inAmsterdam = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

/** A day begins on a whole quarter of an hour of the clock of the world, wherever it is: until then it goes on. */
const QUARTER_MS = 15 * 60_000;
let known: { quarter: number; date: IsoDate } | null = null;

/** The date in the Netherlands at `now`: what invoices, series and VAT periods follow. */
export function today(now: Date = new Date()): IsoDate {
  const quarter = Math.floor(now.getTime() / QUARTER_MS);
  if (known?.quarter !== quarter) known = { quarter, date: inAmsterdam.format(now) };
  return known.date;
}

/** Whether `text` is a day of the calendar between {@link FIRST_DATE} and {@link LAST_DATE}. */
export const isDate = (text: string): text is IsoDate => isDateWithin(text, FIRST_DATE, LAST_DATE);

/** Whether `text` is a day of the calendar, and no earlier or later than these two. */
export function isDateWithin(text: string, first: IsoDate, last: IsoDate): text is IsoDate {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match || text < first || text > last) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** The first day of its month. */
export const firstOfMonth = (date: IsoDate): IsoDate => `${date.slice(0, 7)}-01`;

const SOME_MONDAY: IsoDate = '2026-01-05';

/** The Monday of the week that `date` is in. */
export const mondayOf = (date: IsoDate): IsoDate =>
  addDays(date, -((7 + (daysBetween(SOME_MONDAY, date) % 7)) % 7));

export const yearOf = (date: IsoDate) => Number(date.slice(0, 4));

/** The day so many days later, or earlier when they are less than nought. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const [year, month, day] = partsOf(date);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** The same day `months` later, or the last day of that month when it is shorter. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year, month, day] = partsOf(date);
  const count = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
  return write(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)));
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((utc(to) - utc(from)) / 86_400_000);
}

const partsOf = (date: IsoDate) => date.split('-').map(Number) as [number, number, number];

function utc(date: IsoDate): number {
  const [year, month, day] = partsOf(date);
  return Date.UTC(year, month - 1, day);
}

const daysInMonth = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

const write = (year: number, month: number, day: number): IsoDate =>
  [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-');
