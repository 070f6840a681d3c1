import { addDays, addMonths, daysBetween, type IsoDate } from '@boekwerk/shared/domain/dates/dates';

/** Days from `start` up to and with `end`. */
export type Period = { start: IsoDate; end: IsoDate };

/**
 * The equal period that ends the day before: as many days, and for whole months as many months. `null` for a period
 * that is open at an end, or ends before it starts.
 */
export function periodBefore({ start, end }: Period): Period | null {
  if (start === '' || end === '' || end < start) return null;

  const after = addDays(end, 1);
  if (isFirstOfMonth(start) && isFirstOfMonth(after))
    return { start: addMonths(start, -monthsBetween(start, after)), end: addDays(start, -1) };
  return { start: addDays(start, -daysBetween(start, after)), end: addDays(start, -1) };
}

const isFirstOfMonth = (date: IsoDate) => date.endsWith('-01');

function monthsBetween(from: IsoDate, to: IsoDate): number {
  const monthOf = (date: IsoDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return monthOf(to) - monthOf(from);
}
