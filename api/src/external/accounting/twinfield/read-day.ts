import { type IsoDate, isDateWithin } from '@boekwerk/shared/domain/dates/dates';
import { UnreadableAnswer } from '../accounting-error';

/** `20261122` or `2026-11-22T00:00:00` → `2026-11-22`. @throws AccountingError for what is no day */
export function readDay(said: string): IsoDate {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})(?:T.*)?$/.exec(said) ?? [];
  const date = `${year}-${month}-${day}`;
  // A VAT code may be older than our own dates.
  if (!isDateWithin(date, '1900-01-01', '9999-12-31'))
    throw new UnreadableAnswer('a date that cannot be read');
  return date;
}

/** `2026-11-22` → `20261122`. */
export const writeDay = (date: IsoDate): string => date.replaceAll('-', '');

/** `20261122093000`: assumed to be in UTC, nobody says. In Dutch time it would be one or two hours too early. */
export const writeMoment = (moment: Date): string =>
  moment.toISOString().replace(/\D/g, '').slice(0, 14);
